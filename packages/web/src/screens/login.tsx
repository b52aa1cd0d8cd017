import { type FormEvent, type ReactNode, useState } from "react";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { Page } from "../ui/page.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { SignInWords } from "./sign-in-words.tsx";

export type Credentials = { username: string; password: string };

export type LoginProps = {
  onSignIn: (credentials: Credentials) => void;
  busy?: boolean;
  failure?: string | undefined;
  note?: ReactNode;
};

export default function Login({ onSignIn, busy = false, failure, note }: LoginProps) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");

  const signIn = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSignIn({ username: username.trim(), password });
  };

  return (
    <Page narrow>
      <SignInWords />
      <Form onSubmit={signIn}>
        {failure && <Alert>{failure}</Alert>}
        <TextField
          label="User name"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          Sign in
        </Button>
        {note}
      </Form>
    </Page>
  );
}
