import { useLayoutEffect, useRef } from "react";
import * as words from "#words/shared-machine";
import { inDigits } from "../i18n/numbers/digits.ts";
import { Button } from "../ui/button.tsx";
import * as styles from "./idle-warning.css.ts";

/** Any key, tap or move of the pointer ends it, wherever it comes from; the button is for those who look for one. */
export function IdleWarning({ seconds }: { seconds: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Gives the focus back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby="idle-warning-title"
      aria-describedby="idle-warning-words"
    >
      <h2 id="idle-warning-title" className={styles.title}>
        {words.stillThere}
      </h2>
      <p id="idle-warning-words">{inDigits(words.nobodyUsed)}</p>
      <p className={styles.left} aria-hidden="true">
        {inDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`)}
      </p>
      <p role="status" className={styles.spoken}>
        {seconds <= 10 ? words.secondsLeft(10) : seconds <= 30 && words.secondsLeft(30)}
      </p>
      <Button variant="primary">{words.staySignedIn}</Button>
    </dialog>
  );
}
