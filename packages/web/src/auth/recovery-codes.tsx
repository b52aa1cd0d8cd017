import { useEffect, useRef, useState } from "react";
import * as words from "#words/account";
import { copyText } from "../browser/copy-text.ts";
import { Actions, Button } from "../ui/button.tsx";
import * as styles from "./account.css.ts";

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shown once: the host keeps only their hashes. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [copied, setCopied] = useState<"copied" | "refused" | null>(null);
  const top = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The form before may have been longer than the screen.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }, []);
  const copy = async () => {
    const isCopied = await copyText(codes.join("\n"));
    setCopied(isCopied ? "copied" : "refused");
    if (!isCopied && list.current) getSelection()?.selectAllChildren(list.current);
  };
  return (
    <div className={styles.recovery}>
      <p ref={top} tabIndex={-1} className={styles.recoveryLead}>
        {words.keepCodes}
      </p>
      <ul ref={list} className={styles.codes} aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <Actions>
        <Button variant="primary" onClick={onKept}>
          {words.haveKept}
        </Button>
        <Button onClick={() => void copy()}>{words.copy}</Button>
      </Actions>
      <p role="status" className={copied === "refused" ? styles.note : styles.done}>
        {copied === "copied" && words.codesCopied}
        {copied === "refused" && words.codesSelected}
      </p>
    </div>
  );
}
