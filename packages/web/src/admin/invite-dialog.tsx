import type { CreatedInvitation } from "machines/account/create-invitation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { cancel } from "#words/account";
import * as words from "#words/invitations";
import { copyText } from "../browser/copy-text.ts";
import { useReportingClock } from "../state/reporting.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonGroup } from "../ui/fields/button-group.tsx";
import { Form } from "../ui/fields/field.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { choosableRoles, inviteError, inviteNameError, roleName } from "./access-messages.ts";
import * as styles from "./admin.css.ts";
import type { InvitingView } from "./use-inviting.ts";

type InviteDialogProps = {
  inviting: InvitingView;
  /** Company and module, formatted. */
  to: string;
};

export function InviteDialog({ inviting, to }: InviteDialogProps) {
  const { made, name, isBusy, close } = inviting;
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Dialog
      title={made ? words.invitationFor(name) : words.inviteSomebody}
      isOpen
      isDismissable={made === null}
      onOpenChange={close}
      footer={
        made ? (
          <Button variant={isCopied ? "primary" : "secondary"} onClick={close}>
            {words.done}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{cancel}</Button>
            <Button type="submit" form="invite" variant="primary" busy={isBusy}>
              {words.makeLink}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <InvitationLink {...made} name={name} onCopied={() => setIsCopied(true)} />
      ) : (
        <InviteForm inviting={inviting} to={to} />
      )}
    </Dialog>
  );
}

function InviteForm({ inviting, to }: InviteDialogProps) {
  const [role, setRole] = useState<string>(choosableRoles[0].role);
  const field = useRef<HTMLInputElement>(null);
  const failure = inviteError(inviting);
  const wrong = inviteNameError(inviting);
  // Before the dialog takes the focus.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("for") ?? "");
    inviting.submit({ name, role });
  };
  return (
    <Form id="invite" noValidate onSubmit={send} onInput={inviting.edit}>
      {failure && <Alert>{failure}</Alert>}
      <p className={styles.words}>{words.toPlace(to)}</p>
      <TextField
        ref={field}
        label={words.whoItIsFor}
        name="for"
        description={words.nameOrWork}
        autoComplete="off"
        maxLength={100}
        required
        error={wrong}
      />
      <div className={styles.dialogPart}>
        <ButtonGroup label={words.role}>
          {choosableRoles.map((one) => (
            <Button
              key={one.role}
              aria-pressed={role === one.role}
              onClick={() => setRole(one.role)}
            >
              {roleName(one.role)}
            </Button>
          ))}
        </ButtonGroup>
        <p className={styles.note}>{choosableRoles.find((one) => one.role === role)?.words}</p>
      </div>
    </Form>
  );
}

type InvitationLinkProps = CreatedInvitation & { name: string; onCopied: () => void };

/** Shown once. Where the browser does not copy it, the user does. */
function InvitationLink({ token, expiresAt, name, onCopied }: InvitationLinkProps) {
  const clock = useReportingClock();
  const [copied, setCopied] = useState<"copied" | "refused" | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // It replaces the form that had the focus.
  useEffect(() => button.current?.focus(), []);
  const link = `${location.origin}/invitation#${token}`;
  const copy = async () => {
    const isCopied = await copyText(link);
    setCopied(isCopied ? "copied" : "refused");
    if (isCopied) onCopied();
  };
  return (
    <div className={styles.dialogPart}>
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
      <p role="status" className={copied === "refused" ? styles.note : styles.done}>
        {copied === "copied" && words.linkCopied}
        {copied === "refused" && words.selectLink}
      </p>
    </div>
  );
}
