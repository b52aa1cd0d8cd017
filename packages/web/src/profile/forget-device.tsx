import { useState } from "react";
import * as words from "#words/deferred";
import { cancel } from "#words/report";
import { forgetDevice } from "../browser/forget-device.ts";
import { forgetOfUser } from "../browser/kept-of-user.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import * as styles from "./forget-device.css.ts";

type ForgetDeviceProps = { onForgotten: () => void };

export function ForgetDevice({ onForgotten }: ForgetDeviceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isForgotten, setIsForgotten] = useState(false);
  const drop = () => setIsAsking(false);
  const confirm = () => {
    drop();
    forgetDevice();
    void forgetOfUser();
    setIsForgotten(true);
    onForgotten();
  };
  return (
    <div className={styles.column}>
      <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {words.forgetDevice}
      </Button>
      <p className={styles.hint}>{words.deviceKeeps}</p>
      <p role="status" className={styles.hint}>
        {isForgotten && words.forgotten}
      </p>
      {isAsking && (
        <Dialog
          title={words.forgetAsked}
          isOpen
          onOpenChange={drop}
          footer={
            <>
              <Button onClick={drop}>{cancel}</Button>
              <Button variant="danger" onClick={confirm}>
                {words.forgetDevice}
              </Button>
            </>
          }
        >
          <p>{words.forgetMeans}</p>
        </Dialog>
      )}
    </div>
  );
}
