import type { FactorChange, OwnFactors } from "machines/account";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { usePortalValue } from "../portal/portal-context.ts";
import { useReportingClock } from "../portal/reporting-clock.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { FactorChangeForm } from "./factor-change-form.tsx";
import * as own from "./own-list.css.ts";
import * as styles from "./own-second-factor.css.ts";
import { useOwnFactors } from "./use-own-factors.ts";

const done: Record<FactorChange["kind"], string> = {
  setUpTotp: "The app's codes are asked for from now on.",
  removeTotp: "The app's codes are asked for no longer.",
  renewCodes: "The earlier recovery codes are no longer good.",
  addPasskey: "The passkey is added.",
  removePasskey: "The passkey is removed.",
};

/** The second factors of whoever is signed in, and what can be changed about them. */
export function OwnSecondFactor({ onChanged }: { onChanged?: () => void }) {
  const { factors, hasFailed, load } = useOwnFactors();
  const [change, setChange] = useState<FactorChange | null>(null);
  const [said, setSaid] = useState("");
  const section = useRef<HTMLDivElement>(null);
  const isOpen = change !== null;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) section.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const finish = (made: FactorChange) => {
    setChange(null);
    setSaid(done[made.kind]);
    load();
    onChanged?.();
  };
  const begin = (wanted: FactorChange) => {
    setSaid("");
    setChange(wanted);
  };
  return (
    <Panel title="Second factor">
      <div ref={section} tabIndex={-1} className={styles.column}>
        {change ? (
          <FactorChangeForm
            change={change}
            onChanged={() => finish(change)}
            onLeave={() => setChange(null)}
          />
        ) : hasFailed ? (
          <>
            <Alert>It is not known which you have: the service did not say.</Alert>
            <Button onClick={load}>Try again</Button>
          </>
        ) : factors ? (
          <Factors factors={factors} onBegin={begin} />
        ) : (
          <SkeletonRows rows={2} columns={2} />
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </Panel>
  );
}

type FactorsProps = { factors: OwnFactors; onBegin: (change: FactorChange) => void };

function Factors({ factors, onBegin }: FactorsProps) {
  const { totpSince, recoveryCodesLeft, passkeys, isRequired } = factors;
  const features = usePortalValue(({ context }) => context.reporting.features);
  const clock = useReportingClock();
  const isAny = totpSince !== null || passkeys.length > 0;
  return (
    <>
      <p className={styles.lead}>
        {isAny
          ? "Your password alone does not sign anyone in."
          : "Whoever learns your password cannot sign in without it."}
        {isRequired && " Your company asks everyone for one."}
      </p>
      <ul className={own.list}>
        <Factor
          name="Authenticator app"
          note={totpSince ? `On since ${clock.timestamp(totpSince)}` : "Off"}
        >
          {totpSince ? (
            <Button onClick={() => onBegin({ kind: "removeTotp" })}>Turn off</Button>
          ) : (
            <Button onClick={() => onBegin({ kind: "setUpTotp" })}>Set up</Button>
          )}
        </Factor>
        {passkeys.map(({ id, name, since, lastUsed }) => (
          <Factor
            key={id}
            name={`Passkey: ${name}`}
            note={`Added ${clock.timestamp(since)}, ${
              lastUsed ? `last used ${clock.timestamp(lastUsed)}` : "not used yet"
            }`}
          >
            <Button
              aria-label={`Remove the passkey ${name}`}
              onClick={() => onBegin({ kind: "removePasskey", passkey: id })}
            >
              Remove
            </Button>
          </Factor>
        ))}
        {isAny && (
          <Factor name="Recovery codes" note={leftInWords(recoveryCodesLeft)}>
            <Button onClick={() => onBegin({ kind: "renewCodes" })}>New codes</Button>
          </Factor>
        )}
      </ul>
      {features.includes("passkeys") && (
        <Button onClick={() => onBegin({ kind: "addPasskey" })}>Add a passkey</Button>
      )}
    </>
  );
}

function Factor({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li className={own.item}>
      <div className={own.words}>
        <p className={own.name}>{name}</p>
        <p className={own.note}>{note}</p>
      </div>
      {children}
    </li>
  );
}

function leftInWords(left: number): string {
  if (left === 0) return "None: make some, in case the app or the device is lost";
  return left === 1 ? "1 left" : `${left} left`;
}
