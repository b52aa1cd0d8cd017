import { useLayoutEffect, useRef, useState } from "react";
import * as words from "#words/account";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/layout/panel.tsx";
import * as styles from "./own-password.css.ts";
import { PasswordForm } from "./password-form.tsx";

type Stage = "unopened" | "open" | "left" | "changed";

type OwnPasswordProps = { onChanged: () => void };

export function OwnPassword({ onChanged }: OwnPasswordProps) {
  const [stage, setStage] = useState<Stage>("unopened");
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (stage === "left" || stage === "changed") button.current?.focus();
  }, [stage]);
  const change = () => {
    setStage("changed");
    onChanged();
  };
  return (
    <Panel title={words.password}>
      <div className={styles.column}>
        {stage === "open" ? (
          <PasswordForm onChanged={change} onLeave={() => setStage("left")} />
        ) : (
          <Button ref={button} className={styles.change} onClick={() => setStage("open")}>
            {words.changePassword}
          </Button>
        )}
        <p role="status" className={styles.said}>
          {stage === "changed" && words.passwordChanged}
        </p>
      </div>
    </Panel>
  );
}
