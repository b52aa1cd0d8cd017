import { useSelector } from "@xstate/react";
import keyIcon from "lucide/dist/esm/icons/key-round.mjs";
import { useRef } from "react";
import * as words from "#words/account";
import * as frame from "#words/frame";
import { broadcastSecondFactorSetUp } from "../browser/tab-broadcasts.ts";
import { usePortalValue } from "../state/portal-context.ts";
import { ReportingClockProvider } from "../state/reporting.tsx";
import { useAuthentication } from "../state/use-authentication.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Page, PageIntro } from "../ui/layout/page.tsx";
import { OwnSecondFactor } from "./own-second-factor.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";

/** Shown instead of every screen, until the session is complete. */
export function Restricted() {
  const authentication = usePortalValue(({ children }) => children.authentication);
  const needsSecondFactor = useSelector(authentication, (snapshot) =>
    snapshot?.matches("needsSecondFactor"),
  );
  const mustChangePassword = useSelector(authentication, (snapshot) =>
    snapshot?.matches("mustChangePassword"),
  );
  if (needsSecondFactor) return <SecondFactorStep />;
  return mustChangePassword ? <MustChangePassword /> : <MustSetUpSecondFactor />;
}

function MustChangePassword() {
  const { busy, signOut, signOutFailed, passwordChanged } = useAuthentication();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Page narrow>
      <PageIntro {...words.mustChangePassword} mark={keyIcon} titleRef={title} />
      {signOutFailed && <Alert>{frame.signOutFailed}</Alert>}
      <PasswordForm onChanged={passwordChanged} />
      <Button busy={busy} onClick={signOut}>
        {frame.signOut}
      </Button>
    </Page>
  );
}

function MustSetUpSecondFactor() {
  const { busy, signOut, signOutFailed, secondFactorSetUp } = useAuthentication();
  const open = () => {
    broadcastSecondFactorSetUp();
    secondFactorSetUp();
  };
  return (
    <Page narrow>
      <PageIntro {...words.mustSetUpFactor} mark={keyIcon} />
      {signOutFailed && <Alert>{frame.signOutFailed}</Alert>}
      <ReportingClockProvider>
        <OwnSecondFactor onChanged={open} />
      </ReportingClockProvider>
      <Button busy={busy} onClick={signOut}>
        {frame.signOut}
      </Button>
    </Page>
  );
}
