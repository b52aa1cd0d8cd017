import type { OpenInvitation } from "machines/account/access";
import * as words from "#words/invitations";
import { useReportingClock } from "../state/reporting.tsx";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Panel } from "../ui/layout/panel.tsx";
import { roleName } from "./access-messages.ts";
import * as styles from "./admin.css.ts";

type OpenInvitationsProps = {
  invitations: readonly OpenInvitation[];
  /** The one that is being withdrawn. */
  withdrawing: string | null;
  isLocked: boolean;
  hasFailed: boolean;
  onWithdraw: (id: string) => void;
};

export function OpenInvitations(props: OpenInvitationsProps) {
  const { invitations, withdrawing, isLocked, hasFailed, onWithdraw } = props;
  const clock = useReportingClock();
  return (
    <Panel title={words.openInvitations}>
      {hasFailed && <Alert>{words.notWithdrawn}</Alert>}
      {invitations.length === 0 ? (
        <p className={styles.note}>{words.noneOpen}</p>
      ) : (
        <ul className={styles.list}>
          {invitations.map(({ id, name, role, invitedBy, expiresAt }) => (
            <li key={id} className={styles.pair}>
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                <p className={styles.note}>
                  {words.openUntil(roleName(role), clock.timestamp(expiresAt))}
                </p>
                <p className={styles.note}>{words.invitedBy(invitedBy)}</p>
              </div>
              <div className={styles.actions}>
                <Button
                  aria-label={words.withdrawOf(name)}
                  busy={withdrawing === id}
                  aria-disabled={isLocked || undefined}
                  onClick={() => onWithdraw(id)}
                >
                  {words.withdraw}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
