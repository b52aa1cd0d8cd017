import type { FactorChange } from "machines/account/factor-change";
import { type FormEvent, useEffect, useRef } from "react";
import { encode } from "uqr";
import * as words from "#words/account";
import { picture } from "#words/account";
import { inLatin } from "../i18n/numbers/digits.ts";
import { Actions, Button } from "../ui/button.tsx";
import { Form } from "../ui/fields/field.tsx";
import { PasswordField } from "../ui/fields/password-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import * as styles from "./account.css.ts";
import { factorChangeErrors } from "./account-messages.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useFactorChange } from "./use-factor-change.ts";

type FactorChangeFormProps = {
  change: FactorChange;
  onChanged: () => void;
  onLeave: () => void;
};

/** Asks for the password first, then for what the change needs. */
export function FactorChangeForm({ change, onChanged, onLeave }: FactorChangeFormProps) {
  const { state, context, isBusy, prove, submitCode, keepCodes, edit } = useFactorChange(
    change,
    onChanged,
  );
  const first = useRef<HTMLInputElement>(null);
  const wrong = factorChangeErrors(context);
  const { secret, secretUri, recoveryCodes } = context;
  useEffect(() => {
    if (state === "askingPassword" || state === "showingSecret") first.current?.focus();
  }, [state]);

  if (recoveryCodes.length > 0) return <RecoveryCodes codes={recoveryCodes} onKept={keepCodes} />;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? "");
    if (secret) submitCode(inLatin(typed("one-time-code")));
    else prove({ password: typed("password"), name: typed("passkey").trim() || words.passkey });
  };
  return (
    <Form noValidate onSubmit={send} onInput={edit}>
      {wrong.form && <Alert>{wrong.form}</Alert>}
      {secret ? (
        <>
          <div className={styles.secret}>
            <p>{words.readPicture}</p>
            {secretUri && <TotpQrCode uri={secretUri} />}
            <p>
              <span className={styles.note}>{words.secret}</span>{" "}
              <code className={styles.secretText}>{secret.match(/.{1,4}/g)?.join(" ")}</code>
            </p>
          </div>
          <TextField
            ref={first}
            label={words.codeOfApp}
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
              label={words.nameOfPasskey}
              name="passkey"
              autoComplete="off"
              maxLength={60}
              placeholder={words.phoneAtCounter}
            />
          )}
          <PasswordField
            ref={first}
            label={words.currentPassword}
            name="password"
            autoComplete="current-password"
            required
            error={wrong.password}
          />
        </>
      )}
      <Actions>
        <Button
          type="submit"
          variant={change.kind.startsWith("remove") ? "secondary" : "primary"}
          busy={isBusy}
        >
          {secret ? words.turnItOn : words.factorChange[change.kind]}
        </Button>
        <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || onLeave()}>
          {words.cancel}
        </Button>
      </Actions>
    </Form>
  );
}

/** Drawn here, so that no other host gets the secret. */
function TotpQrCode({ uri }: { uri: string }) {
  const { data, size } = encode(uri, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <path d={squares.join("")} />
    </svg>
  );
}
