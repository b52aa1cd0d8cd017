import busIcon from "lucide/dist/esm/icons/bus.mjs";
import type { Credentials, SignInFailure } from "machines/session/authentication-events";
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import * as words from "#words/sign-in";
import { hasPasskeyHint } from "../browser/passkey-hint.ts";
import { TooManyTries } from "../layout/too-many-tries.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/fields/checkbox.tsx";
import { Form } from "../ui/fields/field.tsx";
import { LanguageChoice } from "../ui/fields/language-choice.tsx";
import { PasswordField } from "../ui/fields/password-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Page, PageIntro } from "../ui/layout/page.tsx";

export type LoginProps = {
  onSignIn: (credentials: Credentials) => void;
  onPasskey: (isShared: boolean) => void;
  busy?: boolean;
  failure?: ReactNode;
  /** Whether the failure is an ended session, which is no error of the user. */
  hasSessionEnded?: boolean;
  /** The user name of an account just created by invitation. */
  invited?: string | undefined;
  note?: ReactNode;
};

const never = () => () => {};

/** Uncontrolled fields: the served page has the form before this script has loaded. */
export function Login({
  onSignIn,
  onPasskey,
  busy = false,
  failure,
  hasSessionEnded,
  invited,
  note,
}: LoginProps) {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const hasPasskey = useSyncExternalStore(never, hasPasskeyHint, () => false);
  useEffect(() => {
    const isInUse = username.current?.form?.contains(document.activeElement);
    if (!isInUse) (invited ? password : username).current?.focus();
  }, [invited]);

  const [missing, setMissing] = useState<"username" | "password">();
  const message = failure ?? (invited && words.accountMade);
  const tone = !failure ? "ok" : hasSessionEnded ? "overstay" : "danger";

  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? "");
    if (busy) return;
    const name = typed("username").trim();
    const empty = name === "" ? "username" : typed("password") === "" ? "password" : undefined;
    setMissing(empty);
    if (empty) return (empty === "username" ? username : password).current?.focus();
    onSignIn({
      username: name,
      password: typed("password"),
      isShared: fields.has("shared"),
    });
  };

  const askPasskey = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form } = currentTarget;
    if (form && !busy) onPasskey(new FormData(form).has("shared"));
  };

  return (
    <Page narrow>
      <PageIntro title={words.signInTitle} lead={words.signInLead} mark={busIcon} />
      {/* Without a script, this method submits nowhere: no password gets into an address. */}
      <Form method="dialog" noValidate onSubmit={signIn} onInput={() => setMissing(undefined)}>
        {message && <Alert tone={tone}>{message}</Alert>}
        <TextField
          ref={username}
          label={words.userName}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={invited}
          required
          error={missing === "username" && words.typeUserName}
        />
        <PasswordField
          ref={password}
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          error={missing === "password" && words.typePassword}
        />
        <Checkbox
          name="shared"
          label={words.sharedComputer}
          description={words.sharedComputerMeans}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {words.signIn}
        </Button>
        {hasPasskey && (
          <Button aria-disabled={busy || undefined} onClick={askPasskey}>
            {words.signInWithPasskey}
          </Button>
        )}
        {note}
      </Form>
      <LanguageChoice />
    </Page>
  );
}

/** Why a sign-in failed, or a session ended. */
export function SignInError({ reason, retryAfter }: SignInFailure) {
  if (reason === "wrongCredentials") return words.wrongCredentials;
  if (reason === "wrongAddress") return words.wrongAddress;
  if (reason === "unreachable") return words.serviceUnreachable;
  if (reason === "noPasskey") return words.noPasskey;
  if (reason === "sessionEnded") return words.sessionEnded;
  return <TooManyTries retryAfter={retryAfter} inDigits={words.inOwnDigits} />;
}
