import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import * as words from "#words/account";
import { Actions, Button } from "../ui/button.tsx";
import { Form } from "../ui/fields/field.tsx";
import { PasswordField } from "../ui/fields/password-field.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import {
  newPasswordError,
  oldPasswordError,
  passwordChangeError,
  passwordRuleTexts,
} from "./account-messages.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { usePasswordChange } from "./use-password-change.ts";

type PasswordFormProps = {
  onChanged: () => void;
  /** For a form that the user opened, and may leave. */
  onLeave?: () => void;
};

/** The new password is typed once: 'Show' reveals a typo, and a password manager fills no second field. */
export function PasswordForm({ onChanged, onLeave }: PasswordFormProps) {
  const { state, context, isBusy, brokenBy, submit, edit } = usePasswordChange(onChanged);
  const oldField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<readonly string[] | null>(null);
  const { username } = context;
  const rules = passwordRuleTexts(context);
  const failure = passwordChangeError(state, context);

  const isOpened = onLeave !== undefined;
  useLayoutEffect(() => {
    if (isOpened) oldField.current?.focus();
  }, [isOpened]);
  useLayoutEffect(() => {
    if (oldPasswordError(state, context)) oldField.current?.focus();
    else if (newPasswordError(state, context)) newField.current?.focus();
  }, [state, context]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedIn(event.currentTarget);
    setBroken(typed.newPassword === "" ? null : brokenBy(typed));
    if (state !== "typing") edit();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(typedIn(event.currentTarget));
  };
  const submitButton = (
    <Button type="submit" variant="primary" busy={isBusy}>
      {words.changePassword}
    </Button>
  );
  return (
    <Form noValidate onInput={check} onSubmit={send}>
      {failure && <Alert>{failure}</Alert>}
      {username !== null && (
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      )}
      <PasswordField
        ref={oldField}
        label={words.currentPassword}
        name="old"
        autoComplete="current-password"
        required
        error={oldPasswordError(state, context)}
      />
      <PasswordField
        ref={newField}
        label={words.newPassword}
        name="new"
        autoComplete="new-password"
        minLength={context.rules.minLength ?? undefined}
        required
        error={newPasswordError(state, context)}
        description={rules.length > 0 && <PasswordRules rules={rules} broken={broken} />}
      />
      {onLeave ? (
        <Actions>
          {submitButton}
          {/* A sent form is not left before its answer. */}
          <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || onLeave()}>
            {words.cancel}
          </Button>
        </Actions>
      ) : (
        submitButton
      )}
    </Form>
  );
}

function typedIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const typed = (name: string) => String(fields.get(name) ?? "");
  return { oldPassword: typed("old"), newPassword: typed("new") };
}
