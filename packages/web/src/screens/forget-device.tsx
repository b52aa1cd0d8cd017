import { useState } from "react";
import { forgetDevice } from "../platform/forget-device.ts";
import { Button } from "../ui/button.tsx";
import * as styles from "./forget-device.css.ts";

type ForgetDeviceProps = { onForgotten: () => void };

export function ForgetDevice({ onForgotten }: ForgetDeviceProps) {
  const [isForgotten, setIsForgotten] = useState(false);
  const press = () => {
    forgetDevice();
    setIsForgotten(true);
    onForgotten();
  };
  return (
    <div className={styles.column}>
      <Button onClick={press}>Forget this device</Button>
      <p className={styles.hint}>
        This device keeps the companies last chosen, the pinned reports and the ranges last used of
        everyone who signs in here.
      </p>
      <p role="status" className={styles.hint}>
        {isForgotten &&
          "Forgotten: the companies, pinned reports and ranges of everyone, and whether shortcuts are off. The theme stays, and you stay signed in."}
      </p>
    </div>
  );
}
