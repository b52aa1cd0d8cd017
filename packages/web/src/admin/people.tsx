import type { Access, AccessEnd } from "machines/account/access";
import * as words from "#words/invitations";
import { useReportingClock } from "../state/reporting.tsx";
import { Button, type ButtonProps } from "../ui/button.tsx";
import { DataTable } from "../ui/table/data-table.tsx";
import { useMinWidth } from "../ui/use-min-width.ts";
import { disabledText, lastSeenText, roleName } from "./access-messages.ts";
import * as styles from "./admin.css.ts";

export type PeopleProps = {
  title: string;
  people: readonly Access[];
  /** Whether nothing can be started now. */
  isLocked: boolean;
  onEnd: (end: AccessEnd) => void;
};

/** In rem: below this, a row has no room for its buttons. */
const roomForTable = 64;

export function People(props: PeopleProps) {
  const isWide = useMinWidth(roomForTable);
  return isWide ? <PeopleTable {...props} /> : <PeopleList {...props} />;
}

const columns = [
  { key: "name", title: words.column.name, align: "text" },
  { key: "username", title: words.column.username, align: "text" },
  { key: "role", title: words.column.role, align: "text" },
  { key: "since", title: words.column.since, align: "date" },
  { key: "lastSeen", title: words.column.lastSeen, align: "date" },
  { key: "acts", title: words.column.acts, align: "figure" },
] as const;

/** In characters, for so many people that their rows are windowed. */
const widths = () => [20, 12, 12, 18, 18, 34];

function PeopleTable({ title, people, isLocked, onEnd }: PeopleProps) {
  const clock = useReportingClock();
  const cell = (one: Access, column: string) => {
    if (column === "name") return <Name one={one} />;
    if (column === "username") return one.username;
    if (column === "role") return roleName(one.role);
    if (column === "since") return clock.timestamp(one.since);
    if (column === "lastSeen") {
      if (one.isDisabled) return words.disabled;
      return one.lastSeen ? clock.timestamp(one.lastSeen) : lastSeenText(null);
    }
    return (
      <div className={styles.rowActions}>
        <PersonActions
          one={one}
          isLocked={isLocked}
          onEnd={onEnd}
          variant="quiet"
          className={styles.action}
        />
      </div>
    );
  };
  return <DataTable caption={title} columns={columns} rows={people} cell={cell} widths={widths} />;
}

function PeopleList({ title, people, isLocked, onEnd }: PeopleProps) {
  const clock = useReportingClock();
  return (
    <ul aria-label={title} className={styles.list}>
      {people.map((one) => (
        <li key={one.user} className={styles.item}>
          <div className={styles.words}>
            <p className={styles.name}>
              <Name one={one} />
            </p>
            <p className={styles.note}>{`${one.username} · ${roleName(one.role)}`}</p>
            <p className={styles.note}>
              {one.since && (
                <>
                  <span className={styles.time}>{words.since(clock.timestamp(one.since))}</span>,{" "}
                </>
              )}
              <span className={styles.time}>
                {one.isDisabled
                  ? disabledText(one.since === null)
                  : lastSeenText(one.lastSeen && clock.timestamp(one.lastSeen), one.since === null)}
              </span>
            </p>
          </div>
          {!one.isYou && (
            <div className={styles.actions}>
              <PersonActions one={one} isLocked={isLocked} onEnd={onEnd} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ one: { name, isYou } }: { one: Access }) {
  return (
    <>
      {name}
      {isYou && <span className={styles.muted}> {words.you}</span>}
    </>
  );
}

type PersonActionsProps = Pick<PeopleProps, "isLocked" | "onEnd"> &
  Pick<ButtonProps, "variant" | "className"> & { one: Access };

/** None for the user: sessions are on Profile, and nobody ends their access by mistake. A disabled user has no session. */
function PersonActions({
  one,
  isLocked,
  onEnd,
  variant = "secondary",
  className,
}: PersonActionsProps) {
  const { user, name, isDisabled, isYou } = one;
  if (isYou) return null;
  const shared = { className, "aria-disabled": isLocked || undefined };
  return (
    <>
      {!isDisabled && (
        <Button
          {...shared}
          variant={variant}
          aria-label={words.signOutEverywhereOf(name)}
          onClick={() => onEnd({ kind: "sessions", user })}
        >
          {words.signOutEverywhere}
        </Button>
      )}
      <Button
        {...shared}
        variant={variant}
        aria-label={words.endAccessOf(name)}
        onClick={() => onEnd({ kind: "access", user })}
      >
        {words.endAccess}
      </Button>
    </>
  );
}
