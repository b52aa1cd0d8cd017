import { useState } from "react";
import { chooseTheme, storedTheme, type ThemeChoice } from "web/theme/choice.ts";
import { PasswordField } from "web/ui/fields/password-field.tsx";
import { Select } from "web/ui/fields/select.tsx";
import { TextField } from "web/ui/fields/text-field.tsx";
import { Alert } from "web/ui/layout/alert.tsx";
import * as styles from "./gallery.css.ts";

export function GalleryFields() {
  const [device, setDevice] = useState("");
  const [theme, setTheme] = useState<ThemeChoice>(storedTheme());
  const choose = (value: string) => {
    const choice = value === "light" || value === "dark" ? value : "system";
    setTheme(choice);
    chooseTheme(choice);
  };
  return (
    <>
      <div className={styles.fields}>
        <TextField label="User name" defaultValue="rahim" />
        <PasswordField label="Password" defaultValue="a long secret" />
        <TextField label="Stoppage" description="Part of its name is enough." />
        <TextField label="Device" error="There is no such device." defaultValue="D-99" />
        <Select
          label="Device IDs"
          placeholder="Select a device"
          options={["D-01", "D-02"].map((value) => ({ value, label: value }))}
          value={device}
          onChange={setDevice}
        />
        <Select
          label="Theme"
          placeholder="As the system"
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          value={theme === "system" ? "" : theme}
          onChange={choose}
        />
      </div>
      <Alert>From date must be lesser than to date</Alert>
      <Alert tone="overstay">The amounts contradict the total.</Alert>
      <Alert tone="ok">The report was exported.</Alert>
    </>
  );
}
