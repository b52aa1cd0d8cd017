import type { AccessFailure } from "machines/account/access";
import type { Company, Module } from "partner-sdk";
import { useEffect, useRef } from "react";
import { cancel } from "#words/account";
import * as words from "#words/invitations";
import { tryAgain } from "#words/sign-in";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { SkeletonRows } from "../ui/layout/skeleton-rows.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { ToolRow } from "../ui/table/tool-row.tsx";
import {
  accessListError,
  confirmationOf,
  countsText,
  doneText,
  endAccessError,
} from "./access-messages.ts";
import * as styles from "./admin.css.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { People } from "./people.tsx";
import { useAccess } from "./use-access.ts";
import { useInviting } from "./use-inviting.ts";

type WhoHasAccessProps = { module: { module: Module; title: string }; company: Company };

export function WhoHasAccess({ module: { module, title }, company }: WhoHasAccessProps) {
  const scope = { module, company: company.id };
  const access = useAccess(scope);
  const { people, invitations, end, failure, done, isConfirming } = access;
  const inviting = useInviting(scope, access.load);
  const section = useRef<HTMLDivElement>(null);
  useFocusKept(section, people.length);
  useFocusKept(section, invitations.length);
  const selected = people.find(({ user }) => user === end?.user);

  if (access.hasLoadFailed && people.length === 0) {
    return (
      <div className={styles.column}>
        <Alert>{accessListError(failure)}</Alert>
        <div>
          <Button onClick={access.load}>{tryAgain}</Button>
        </div>
      </div>
    );
  }
  if (access.isLoading && people.length === 0) return <SkeletonRows rows={4} columns={5} />;
  return (
    <div ref={section} tabIndex={-1} className={styles.section}>
      <div className={styles.column}>
        <ToolRow>
          <p className={styles.counts}>{countsText(people.length, invitations.length)}</p>
          <Button variant="primary" aria-haspopup="dialog" onClick={inviting.open}>
            {words.invite}
          </Button>
        </ToolRow>
        {access.hasLoadFailed && (
          <>
            <Alert>{accessListError(failure)}</Alert>
            <div>
              <Button onClick={access.load}>{tryAgain}</Button>
            </div>
          </>
        )}
        <People
          title={words.whoHasAccess}
          people={people}
          isLocked={access.isLocked}
          onEnd={access.requestEnd}
        />
        <p role="status" className={styles.done}>
          {doneText(done)}
        </p>
      </div>
      <OpenInvitations
        invitations={invitations}
        withdrawing={access.withdrawing}
        isLocked={access.isLocked}
        hasFailed={failure !== null && !isConfirming && !access.hasLoadFailed}
        onWithdraw={access.withdraw}
      />
      {isConfirming && end && selected && (
        <ConfirmEnd
          confirmation={confirmationOf(end.kind, selected, {
            company: company.name,
            module: title,
          })}
          failure={failure}
          isBusy={access.isBusy}
          onConfirm={access.confirmEnd}
          onCancel={access.cancelEnd}
        />
      )}
      {inviting.isOpen && (
        <InviteDialog inviting={inviting} to={words.placeOf(company.name, title)} />
      )}
    </div>
  );
}

/** A removed row takes the focus of its button with it. */
function useFocusKept(section: { readonly current: HTMLElement | null }, rows: number) {
  const before = useRef(rows);
  useEffect(() => {
    const isFewer = rows < before.current;
    before.current = rows;
    if (!isFewer) return;
    // A dialog returns the focus when it has closed.
    const soon = setTimeout(() => {
      if (document.activeElement === document.body) section.current?.focus();
    });
    return () => clearTimeout(soon);
  }, [section, rows]);
}

type ConfirmEndProps = {
  confirmation: ReturnType<typeof confirmationOf>;
  failure: AccessFailure | null;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A sent change is not left before its answer. */
function ConfirmEnd({ confirmation, failure, isBusy, onConfirm, onCancel }: ConfirmEndProps) {
  const { title, words, confirm } = confirmation;
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onCancel}
      footer={
        <>
          <Button aria-disabled={isBusy || undefined} onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure && <Alert>{endAccessError(failure)}</Alert>}
      <p>{words}</p>
    </Dialog>
  );
}
