import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import * as words from "#words/account";
import type { ReloadToken } from "../browser/token-store.ts";
import { inDigits } from "../i18n/numbers/digits.ts";
import type { PortalActor } from "../state/start-portal.ts";
import { showTheme, storedTheme } from "../theme/choice.ts";
import { Button } from "../ui/button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import * as styles from "./idle-warning.css.ts";
import { watchSession } from "./watch-session.ts";

/** `watchSession` with the warning that it shows. */
export function watchActivity(portal: PortalActor, left?: ReloadToken): void {
  watchSession(portal, left, () => {
    const place = document.body.appendChild(document.createElement("div"));
    // So that React Aria's dialogs do not hide the warning or take its focus.
    place.dataset.reactAriaTopLayer = "true";
    const root = createRoot(place);
    return {
      warn: (seconds) => root.render(seconds !== null && <IdleWarning seconds={seconds} />),
      hide: () => flushSync(() => root.render(null)),
      onOver: () => showTheme(storedTheme(), document.documentElement),
    };
  });
}

/** Any key, tap or move of the pointer ends it; the button is for those who look for one. */
function IdleWarning({ seconds }: { seconds: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing returns the focus.
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
      <VisuallyHidden role="status">
        {seconds <= 10 ? words.secondsLeft(10) : seconds <= 30 && words.secondsLeft(30)}
      </VisuallyHidden>
      <Button variant="primary">{words.staySignedIn}</Button>
    </dialog>
  );
}
