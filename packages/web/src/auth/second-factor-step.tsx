import keyIcon from "lucide/dist/esm/icons/key-round.mjs";
import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import * as words from "#words/account";
import * as frame from "#words/frame";
import { inLatin } from "../i18n/numbers/digits.ts";
import { useAuthentication } from "../state/use-authentication.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/fields/field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Page, PageIntro } from "../ui/layout/page.tsx";
import { secondFactorError } from "./account-messages.tsx";
import { useSecondFactor, useSecondFactorWays } from "./use-second-factor.ts";

export function SecondFactorStep() {
  const { busy, signOut, signOutFailed } = useAuthentication();
  const ways = useSecondFactorWays();
  const { state, kind, retryAfter, isBusy, submit, choose, askPasskey, edit } = useSecondFactor();
  const field = useRef<HTMLInputElement>(null);
  const hasApp = ways.includes("totp");
  const hasCodes = ways.includes("recovery_code");
  const typed = hasApp ? kind : "recovery";
  const isTyped = hasApp || hasCodes;
  const failure = secondFactorError(state, typed, retryAfter);
  const isWrong = failure !== undefined;

  useLayoutEffect(() => {
    if (typed) field.current?.focus();
  }, [typed]);
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);

  const secretTyped = () => inLatin(field.current?.value ?? "");
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit({ kind: typed, secretCode: secretTyped() });
  };
  const check = () => {
    const secretCode = secretTyped();
    if (typed === "oneTime" && /^\s*\d{3}\s?\d{3}\s*$/.test(secretCode)) {
      submit({ kind: typed, secretCode });
    } else if (state !== "typing") edit();
  };
  return (
    <Page narrow>
      <PageIntro
        title={words.confirmIt}
        lead={words.factorLead[isTyped ? typed : "passkey"]}
        mark={keyIcon}
      />
      {signOutFailed && <Alert>{frame.signOutFailed}</Alert>}
      {!isTyped && failure && <Alert>{failure}</Alert>}
      {isTyped && (
        <Form noValidate onSubmit={send} onInput={check}>
          <TextField
            key={typed}
            ref={field}
            label={words.factorLabel[typed]}
            name={typed === "oneTime" ? "one-time-code" : "recovery-code"}
            autoComplete={typed === "oneTime" ? "one-time-code" : "off"}
            inputMode={typed === "oneTime" ? "numeric" : "text"}
            autoCapitalize="none"
            spellCheck={false}
            required
            error={failure}
          />
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.goOn}
          </Button>
        </Form>
      )}
      {ways.includes("passkey") && (
        <Button
          variant={isTyped ? "secondary" : "primary"}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || askPasskey()}
        >
          {words.byPasskey}
        </Button>
      )}
      {hasApp && hasCodes && (
        <Button
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || choose(kind === "oneTime" ? "recovery" : "oneTime")}
        >
          {kind === "oneTime" ? words.byRecoveryCode : words.byAppCode}
        </Button>
      )}
      <Button variant="quiet" busy={busy} onClick={signOut}>
        {words.signInAsOther}
      </Button>
    </Page>
  );
}
