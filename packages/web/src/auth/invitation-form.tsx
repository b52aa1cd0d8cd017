import type { AccountField } from "machines/account/accept-invitation";
import { brokenRules } from "machines/account/password-rules";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import * as words from "#words/invitations";
import * as signIn from "#words/sign-in";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/fields/field.tsx";
import { PasswordField } from "../ui/fields/password-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import {
  invitationError,
  invitationFieldError,
  passwordLimitsOf,
  passwordRuleTexts,
} from "./account-messages.tsx";
import { PasswordRules } from "./password-rules.tsx";
import type { InvitationView } from "./use-invitation.ts";

const fields: readonly AccountField[] = ["name", "username", "password"];

/** The password is typed once, as in the form that changes it. */
export function InvitationForm({ invitation }: { invitation: InvitationView }) {
  const { context, isBusy, makeAccount, edit } = invitation;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ username: "", password: "" });
  const limits = passwordLimitsOf(context, typed.username);
  const rules = passwordRuleTexts(limits);
  const broken =
    typed.password === ""
      ? null
      : brokenRules({ oldPassword: "", newPassword: typed.password }, limits);
  const failure = invitationError(context);
  useLayoutEffect(() => {
    const wrong = fields.find((field) => invitationFieldError(field, context));
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  }, [context]);

  const note = (event: FormEvent<HTMLFormElement>) => {
    const { username, password } = typedIn(event.currentTarget);
    setTyped({ username, password });
    edit();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    makeAccount(typedIn(event.currentTarget));
  };
  return (
    <Form ref={form} method="dialog" noValidate onInput={note} onSubmit={send}>
      {failure && <Alert>{failure}</Alert>}
      <TextField
        label={words.yourName}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        error={invitationFieldError("name", context)}
      />
      <TextField
        label={signIn.userName}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        error={invitationFieldError("username", context)}
      />
      <PasswordField
        label={signIn.password}
        name="password"
        autoComplete="new-password"
        minLength={limits.rules.minLength ?? undefined}
        maxLength={200}
        required
        error={invitationFieldError("password", context)}
        description={rules.length > 0 && <PasswordRules rules={rules} broken={broken} />}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {words.makeAccount}
      </Button>
    </Form>
  );
}

function typedIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const typed = (name: string) => String(fields.get(name) ?? "");
  return { name: typed("name"), username: typed("username"), password: typed("password") };
}
