import { isOffered } from "machines/offered";
import { changePassword, getSecondFactor, listSessions } from "partner-sdk";
import { useLayoutEffect, useRef, useState } from "react";
import * as words from "#words/account";
import { useOffered } from "../state/use-offered.ts";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/layout/panel.tsx";
import * as styles from "./account.css.ts";
import { OwnSecondFactor } from "./own-second-factor.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { PasswordForm } from "./password-form.tsx";

/** The sections of Profile that depend on the host's features. */
export function OwnAccount() {
  const offered = useOffered();
  const [changes, setChanges] = useState(0);
  return (
    <>
      {isOffered(changePassword, offered) && (
        <OwnPassword onChanged={() => setChanges((times) => times + 1)} />
      )}
      {isOffered(getSecondFactor, offered) && <OwnSecondFactor />}
      {isOffered(listSessions, offered) && <OwnSessions changes={changes} />}
    </>
  );
}

type Stage = "closed" | "open" | "canceled" | "changed";

type OwnPasswordProps = { onChanged: () => void };

function OwnPassword({ onChanged }: OwnPasswordProps) {
  const [stage, setStage] = useState<Stage>("closed");
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (stage === "canceled" || stage === "changed") button.current?.focus();
  }, [stage]);
  const change = () => {
    setStage("changed");
    onChanged();
  };
  return (
    <Panel title={words.password}>
      <div className={styles.password}>
        {stage === "open" ? (
          <PasswordForm onChanged={change} onLeave={() => setStage("canceled")} />
        ) : (
          <Button ref={button} className={styles.changePassword} onClick={() => setStage("open")}>
            {words.changePassword}
          </Button>
        )}
        <p role="status" className={styles.done}>
          {stage === "changed" && words.passwordChanged}
        </p>
      </div>
    </Panel>
  );
}
