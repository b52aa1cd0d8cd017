import type { OpenInvitation } from "machines/account";
import { useReportingClock } from "../portal/reporting-clock.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { roleInWords, withdrawalFailure } from "./access-words.ts";
import * as styles from "./who-has-access.css.ts";

type OpenInvitationsProps = {
  invitations: readonly OpenInvitation[];
  /** The one that is being withdrawn. */
  withdrawing: string | null;
  isHeld: boolean;
  hasFailed: boolean;
  onWithdraw: (id: string) => void;
};

export function OpenInvitations(props: OpenInvitationsProps) {
  const { invitations, withdrawing, isHeld, hasFailed, onWithdraw } = props;
  const clock = useReportingClock();
  return (
    <Panel title="Open invitations">
      {hasFailed && <Alert>{withdrawalFailure}</Alert>}
      {invitations.length === 0 ? (
        <p className={styles.note}>No invitation is open.</p>
      ) : (
        <ul className={styles.list}>
          {invitations.map(({ id, name, role, invitedBy, expiresAt }) => (
            <li key={id} className={styles.pair}>
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                <p className={styles.note}>
                  {roleInWords(role)}, good until {clock.timestamp(expiresAt)}
                </p>
                <p className={styles.note}>Invited by {invitedBy}</p>
              </div>
              <div className={styles.acts}>
                <Button
                  aria-label={`Withdraw the invitation for ${name}`}
                  busy={withdrawing === id}
                  aria-disabled={isHeld || undefined}
                  onClick={() => onWithdraw(id)}
                >
                  Withdraw
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
