import { useState } from "react";
import * as words from "#words/account";
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
      <p>{words.keepCodes}</p>
      <ul className={styles.codes} aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button variant="primary" onClick={onKept}>
          {words.haveKept}
        </Button>
        <Button onClick={copy}>{words.copy}</Button>
      </div>
      <p role="status" className={styles.said}>
        {isCopied && words.codesCopied}
      </p>
    </div>
  );
}
