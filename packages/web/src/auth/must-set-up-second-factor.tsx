import keyIcon from "lucide/dist/esm/icons/key-round.mjs";
import * as words from "#words/account";
import * as frame from "#words/frame";
import { tellSecondFactorSetUp } from "../browser/other-tabs.ts";
import { ReportingClockProvider } from "../state/reporting-clock.tsx";
import { useAuthentication } from "../state/use-authentication.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Page, PageWords } from "../ui/layout/page.tsx";
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
