import { useActorRef, useSelector } from "@xstate/react";
import type { FactorChange } from "machines/account/factor-change";
import type { OwnFactors } from "machines/account/own-factors";
import { isOffered } from "machines/offered";
import { addPasskey } from "partner-sdk";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
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
import { provideOwnFactors } from "./account-calls.ts";
import { FactorChangeForm } from "./factor-change-form.tsx";

export function OwnSecondFactor({ onChanged }: { onChanged?: () => void }) {
  const { factors, hasFailed, load } = useOwnFactors();
  const [change, setChange] = useState<FactorChange | null>(null);
  const [status, setStatus] = useState("");
  const section = useRef<HTMLDivElement>(null);
  const isOpen = change !== null;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) section.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const finish = (made: FactorChange) => {
    setChange(null);
    setStatus(words.factorChanged[made.kind]);
    load();
    onChanged?.();
  };
  const begin = (wanted: FactorChange) => {
    setStatus("");
    setChange(wanted);
  };
  return (
    <Panel title={words.secondFactor}>
      <div ref={section} tabIndex={-1} className={styles.factors}>
        {change ? (
          <FactorChangeForm
            change={change}
            onChanged={() => finish(change)}
            onLeave={() => setChange(null)}
          />
        ) : hasFailed ? (
          <>
            <Alert>{words.factorsUnknown}</Alert>
            <Button onClick={load}>{tryAgain}</Button>
          </>
        ) : factors ? (
          <Factors factors={factors} onBegin={begin} />
        ) : (
          <SkeletonRows rows={2} columns={2} />
        )}
        <p role="status" className={styles.done}>
          {status}
        </p>
      </div>
    </Panel>
  );
}

type FactorsProps = { factors: OwnFactors; onBegin: (change: FactorChange) => void };

function Factors({ factors, onBegin }: FactorsProps) {
  const { totpSince, recoveryCodesLeft, passkeys, isRequired } = factors;
  const offered = useOffered();
  const clock = useReportingClock();
  const isAny = totpSince !== null || passkeys.length > 0;
  return (
    <>
      <p className={styles.lead}>
        {isAny ? words.passwordNotEnough : words.whoeverLearns}
        {isRequired && ` ${words.companyAsks}`}
      </p>
      <ul className={styles.list}>
        <Factor
          name={words.authenticatorApp}
          note={totpSince ? words.onSince(clock.timestamp(totpSince)) : words.off}
        >
          {totpSince ? (
            <Button onClick={() => onBegin({ kind: "removeTotp" })}>{words.turnOff}</Button>
          ) : (
            <Button onClick={() => onBegin({ kind: "setUpTotp" })}>{words.setUp}</Button>
          )}
        </Factor>
        {passkeys.map(({ id, name, since, lastUsed }) => (
          <Factor
            key={id}
            name={words.passkeyOf(name)}
            note={words.added(
              clock.timestamp(since),
              lastUsed ? words.lastUsed(clock.timestamp(lastUsed)) : words.notUsedYet,
            )}
          >
            <Button
              aria-label={words.removePasskey(name)}
              onClick={() => onBegin({ kind: "removePasskey", passkey: id })}
            >
              {words.remove}
            </Button>
          </Factor>
        ))}
        {isAny && (
          <Factor name={words.recoveryCodes} note={leftInWords(recoveryCodesLeft)}>
            <Button onClick={() => onBegin({ kind: "renewCodes" })}>{words.newCodes}</Button>
          </Factor>
        )}
      </ul>
      {isOffered(addPasskey, offered) && (
        <Button onClick={() => onBegin({ kind: "addPasskey" })}>
          {words.factorChange.addPasskey}
        </Button>
      )}
    </>
  );
}

function Factor({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <p className={styles.itemName}>{name}</p>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </li>
  );
}

function leftInWords(left: number): string {
  return left === 0 ? words.noCodesLeft : words.codesLeft(left);
}

type OwnFactorsView = {
  /** Null until they have been loaded once. */
  factors: OwnFactors | null;
  hasFailed: boolean;
  load: () => void;
};

function useOwnFactors(): OwnFactorsView {
  const { backgroundClient } = usePortal();
  const machine = useMemo(() => provideOwnFactors(backgroundClient), [backgroundClient]);
  const actor = useActorRef(machine);
  return {
    factors: useSelector(actor, ({ context }) => context.factors),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches("failed")),
    load: () => actor.send({ type: "list.requested" }),
  };
}
