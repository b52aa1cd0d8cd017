import keyIcon from "lucide/dist/esm/icons/key-round.mjs";
import * as words from "#words/account";
import * as frame from "#words/frame";
import { tellSecondFactorSetUp } from "../platform/other-tabs.ts";
import { ReportingClockProvider } from "../portal/reporting-clock.tsx";
import { useAuthentication } from "../portal/use-authentication.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { PageWords } from "../ui/page-words.tsx";
import { OwnSecondFactor } from "./own-second-factor.tsx";

/** In the place of every screen, until there is a second factor. */
export function MustSetUpSecondFactor() {
  const { busy, signOut, signOutFailed, secondFactorSetUp } = useAuthentication();
  const open = () => {
    tellSecondFactorSetUp();
    secondFactorSetUp();
  };
  return (
    <Page narrow>
      <PageWords {...words.mustSetUpFactor} mark={keyIcon} />
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
