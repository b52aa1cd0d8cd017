import type { FactorChange } from "machines/account";
import { type FormEvent, useEffect, useRef } from "react";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import * as styles from "./factor-change-form.css.ts";
import { changeFailureInWords } from "./factor-words.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TotpPicture } from "./totp-picture.tsx";
import { useFactorChange } from "./use-factor-change.ts";

type FactorChangeFormProps = {
  change: FactorChange;
  onChanged: () => void;
  onLeave: () => void;
};

const verbs: Record<FactorChange["kind"], string> = {
  setUpTotp: "Continue",
  removeTotp: "Turn the app off",
  renewCodes: "Make new codes",
  addPasskey: "Add a passkey",
  removePasskey: "Remove the passkey",
};

/** From the password to what was wanted, in as few steps as it takes. */
export function FactorChangeForm({ change, onChanged, onLeave }: FactorChangeFormProps) {
  const { state, context, isBusy, prove, submitCode, keepCodes, edit } = useFactorChange(
    change,
    onChanged,
  );
  const first = useRef<HTMLInputElement>(null);
  const wrong = changeFailureInWords(context);
  const { secret, secretUri, recoveryCodes } = context;
  useEffect(() => {
    if (state === "askingPassword" || state === "showingSecret") first.current?.focus();
  }, [state]);

  if (recoveryCodes.length > 0) return <RecoveryCodes codes={recoveryCodes} onKept={keepCodes} />;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? "");
    if (secret) submitCode(typed("one-time-code"));
    else prove({ password: typed("password"), name: typed("passkey").trim() || "Passkey" });
  };
  return (
    <Form noValidate onSubmit={send} onInput={edit}>
      {wrong.form && <Alert>{wrong.form}</Alert>}
      {secret ? (
        <>
          <div className={styles.secret}>
            <p>Have your authenticator app read this picture, or type the secret into it.</p>
            {secretUri && <TotpPicture uri={secretUri} />}
            <p>
              <span className={styles.label}>Secret</span>{" "}
              <code className={styles.code}>{secret.match(/.{1,4}/g)?.join(" ")}</code>
            </p>
          </div>
          <TextField
            ref={first}
            label="Code that the app shows"
            name="one-time-code"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            error={wrong.code}
          />
        </>
      ) : (
        <>
          {change.kind === "addPasskey" && (
            <TextField
              label="Name of the passkey"
              name="passkey"
              autoComplete="off"
              maxLength={60}
              placeholder="Phone at the counter"
            />
          )}
          <PasswordField
            ref={first}
            label="Current password"
            name="password"
            autoComplete="current-password"
            required
            error={wrong.password}
          />
        </>
      )}
      <div className={styles.row}>
        <Button
          type="submit"
          variant={change.kind.startsWith("remove") ? "secondary" : "primary"}
          busy={isBusy}
        >
          {secret ? "Turn it on" : verbs[change.kind]}
        </Button>
        <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || onLeave()}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
