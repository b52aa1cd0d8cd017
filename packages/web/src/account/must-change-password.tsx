import keyIcon from "lucide/dist/esm/icons/key-round.mjs";
import { useRef } from "react";
import { useAuthentication } from "../portal/use-authentication.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { PageWords } from "../ui/page-words.tsx";
import { PasswordForm } from "./password-form.tsx";

/** In the place of every screen, until the password is changed. */
export function MustChangePassword() {
  const { busy, signOut, signOutFailed, passwordChanged } = useAuthentication();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Page narrow>
      <PageWords
        title="Change your password"
        lead="Choose one that only you know. The portal opens after that."
        mark={keyIcon}
        titleRef={title}
      />
      {signOutFailed && <Alert>Signing out failed. You are still signed in.</Alert>}
      <PasswordForm onChanged={passwordChanged} />
      <Button busy={busy} onClick={signOut}>
        Sign out
      </Button>
    </Page>
  );
}
