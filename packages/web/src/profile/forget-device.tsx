import { useState } from "react";
import * as words from "#words/later";
import { forgetDevice } from "../platform/forget-device.ts";
import { forgetOfUser } from "../shell/kept-of-user.ts";
import { Button } from "../ui/button.tsx";
import * as styles from "./forget-device.css.ts";

type ForgetDeviceProps = { onForgotten: () => void };

export function ForgetDevice({ onForgotten }: ForgetDeviceProps) {
  const [isForgotten, setIsForgotten] = useState(false);
  const press = () => {
    forgetDevice();
    void forgetOfUser();
    setIsForgotten(true);
    onForgotten();
  };
  return (
    <div className={styles.column}>
      <Button onClick={press}>{words.forgetDevice}</Button>
      <p className={styles.hint}>{words.deviceKeeps}</p>
      <p role="status" className={styles.hint}>
        {isForgotten && words.forgotten}
      </p>
    </div>
  );
}
