import { useState } from "react";
import { Button } from "../ui/button.tsx";
import * as styles from "./recovery-codes.css.ts";

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shown once: the host keeps no more of them than it takes to know them again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <div className={styles.column}>
      <p>
        Keep these recovery codes where only you find them, such as in your password manager. Each
        signs you in once in place of a code, if the app or the device is lost. They are not shown
        again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
        <Button onClick={copy}>Copy</Button>
      </div>
      <p role="status" className={styles.said}>
        {isCopied && "The codes are copied."}
      </p>
    </div>
  );
}
