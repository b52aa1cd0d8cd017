import type { CreatedInvitation } from "machines/account/create-invitation";
import { useEffect, useRef, useState } from "react";
import * as words from "#words/invitations";
import { copyText } from "../browser/copy-text.ts";
import { useReportingClock } from "../state/reporting-clock.tsx";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import * as styles from "./invite-dialog.css.ts";

type InvitationLinkProps = CreatedInvitation & { name: string; onCopied: () => void };

/** The link, which is shown once. Where the browser does not copy it, it is copied by hand. */
export function InvitationLink({ token, expiresAt, name, onCopied }: InvitationLinkProps) {
  const clock = useReportingClock();
  const [copied, setCopied] = useState<"copied" | "refused" | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => button.current?.focus(), []);
  const link = `${location.origin}/invitation#${token}`;
  const copy = async () => {
    const isCopied = await copyText(link);
    setCopied(isCopied ? "copied" : "refused");
    if (isCopied) onCopied();
  };
  return (
    <div className={styles.column}>
      <p className={styles.words}>{words.sendLink(name, clock.timestamp(expiresAt))}</p>
      <TextArea
        aria-label={words.link}
        readOnly
        rows={3}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button
          ref={button}
          variant={copied === "copied" ? "secondary" : "primary"}
          onClick={() => void copy()}
        >
          {words.copyLink}
        </Button>
      </div>
      <p role="status" className={copied === "refused" ? styles.note : styles.said}>
        {copied === "copied" && words.linkCopied}
        {copied === "refused" && words.selectLink}
      </p>
    </div>
  );
}
