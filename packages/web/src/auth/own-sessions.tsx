import { useActorRef, useSelector } from "@xstate/react";
import type { OwnSession, OwnSessionsContext } from "machines/account/own-sessions";
import { isOffered } from "machines/offered";
import { endOtherSessions, endSession } from "partner-sdk";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import * as words from "#words/account";
import { tryAgain } from "#words/sign-in";
import { usePortal } from "../state/portal-context.ts";
import { useReportingClock } from "../state/reporting.tsx";
import { useOffered } from "../state/use-offered.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Panel } from "../ui/layout/panel.tsx";
import { SkeletonRows } from "../ui/layout/skeleton-rows.tsx";
import * as styles from "./account.css.ts";
import { provideOwnSessions } from "./account-calls.ts";

type OwnSessionsProps = {
  /** How often the password was changed here: each change ends other sessions. */
  changes: number;
};

export function OwnSessions({ changes }: OwnSessionsProps) {
  const offered = useOffered();
  const { sessions, state, ending, hasEndFailed, isBusy, end, endOthers, load } = useOwnSessions();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(0);
  const [ended, setEnded] = useState(0);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const reload = useEffectEvent(load);
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  useLayoutEffect(() => {
    const fewer = count.current - sessions.length;
    count.current = sessions.length;
    setEnded(Math.max(0, fewer));
    // The pressed button is gone with its session.
    if (fewer > 0 && document.activeElement === document.body) list.current?.focus();
  }, [sessions]);

  if (state === "failed") {
    return (
      <Panel title={words.whereSignedIn}>
        <div className={styles.sessions}>
          <Alert>{words.sessionsUnknown}</Alert>
          <Button onClick={load}>{tryAgain}</Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={words.whereSignedIn}>
      {sessions.length === 0 && state === "loading" ? (
        <SkeletonRows rows={2} columns={2} />
      ) : (
        <div className={styles.sessions}>
          <ul ref={list} tabIndex={-1} className={styles.list}>
            {sessions.map((session) => (
              <Session
                key={session.id}
                session={session}
                isEnding={ending === session.id}
                isBusy={isBusy}
                canEnd={isOffered(endSession, offered)}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
          {hasEndFailed && <Alert>{words.sessionNotEnded}</Alert>}
          {others.length > 1 && isOffered(endOtherSessions, offered) && (
            <Button
              busy={state === "endingOthers"}
              aria-disabled={isBusy || undefined}
              onClick={endOthers}
            >
              {words.endAllOthers}
            </Button>
          )}
          <p role="status" className={styles.note}>
            {ended > 0 && `${words.sessionsEnded(ended)} `}
            {others.length === 0 && words.nowhereElse}
          </p>
        </div>
      )}
    </Panel>
  );
}

type SessionProps = {
  session: OwnSession;
  isEnding: boolean;
  /** Whether any session is being ended. */
  isBusy: boolean;
  canEnd: boolean;
  onEnd: () => void;
};

function Session({ session, isEnding, isBusy, canEnd, onEnd }: SessionProps) {
  const clock = useReportingClock();
  const { device, since, lastSeen, isCurrent } = session;
  const name = device ?? words.unknownDevice;
  const begun = clock.timestamp(since);
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <p className={styles.itemName}>{isCurrent ? words.thisSession(name) : name}</p>
        <p className={styles.note}>
          <span className={styles.time}>{words.since(begun)}</span>
          {!isCurrent && (
            <>
              , <span className={styles.time}>{words.lastSeen(clock.timestamp(lastSeen))}</span>
            </>
          )}
        </p>
      </div>
      {!isCurrent && canEnd && (
        <Button
          aria-label={words.endSession(name, begun)}
          busy={isEnding}
          aria-disabled={isBusy || undefined}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

type OwnSessionsView = OwnSessionsContext & {
  state: "loading" | "failed" | "shown" | "ending" | "endingOthers";
  isBusy: boolean;
  end: (id: string) => void;
  endOthers: () => void;
  load: () => void;
};

function useOwnSessions(): OwnSessionsView {
  const { backgroundClient } = usePortal();
  const machine = useMemo(() => provideOwnSessions(backgroundClient), [backgroundClient]);
  const actor = useActorRef(machine);
  return {
    ...useSelector(actor, ({ context }) => context),
    state: useSelector(actor, ({ value }) => value),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    end: (id) => actor.send({ type: "end.requested", id }),
    endOthers: () => actor.send({ type: "endOfOthers.requested" }),
    load: () => actor.send({ type: "list.requested" }),
  };
}
