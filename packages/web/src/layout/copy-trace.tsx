import { useContext, useState } from "react";
import * as words from "#words/screens";
import { copyText } from "../browser/copy-text.ts";
import { TraceContext } from "../state/portal-context.ts";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import * as styles from "./copy-trace.css.ts";

/** Where the browser does not copy it, the text is shown to be copied by hand. */
export function CopyTrace() {
  const read = useContext(TraceContext);
  const [copied, setCopied] = useState<{ text: string; isByUser: boolean } | null>(null);
  if (!read) return null;
  const copy = async () => {
    const text = JSON.stringify(read(), null, 1);
    setCopied({ text, isByUser: !(await copyText(text)) });
  };
  return (
    <div className={styles.trace}>
      <Button onClick={() => void copy()}>{words.copyTrace}</Button>
      <p className={styles.hint}>{words.traceHolds}</p>
      <div aria-live="polite">
        {copied && (
          <p role="status" className={styles.hint}>
            {copied.isByUser ? words.selectAndCopy : words.copied}
          </p>
        )}
      </div>
      {copied?.isByUser && (
        <TextArea
          aria-label={words.whatHappened}
          readOnly
          rows={6}
          value={copied.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
