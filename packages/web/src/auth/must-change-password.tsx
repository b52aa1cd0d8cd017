import keyIcon from "lucide/dist/esm/icons/key-round.mjs";
import { useRef } from "react";
import * as words from "#words/account";
import * as frame from "#words/frame";
import { useAuthentication } from "../state/use-authentication.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Page, PageWords } from "../ui/layout/page.tsx";
import { PasswordForm } from "./password-form.tsx";

/** In the place of every screen, until the password is changed. */
export function MustChangePassword() {
  const { busy, signOut, signOutFailed, passwordChanged } = useAuthentication();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Page narrow>
      <PageWords {...words.mustChangePassword} mark={keyIcon} titleRef={title} />
      {signOutFailed && <Alert>{frame.signOutFailed}</Alert>}
      <PasswordForm onChanged={passwordChanged} />
      <Button busy={busy} onClick={signOut}>
        {frame.signOut}
      </Button>
    </Page>
  );
}
