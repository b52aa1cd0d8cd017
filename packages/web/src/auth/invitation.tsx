import mailIcon from "lucide/dist/esm/icons/mail-open.mjs";
import { listPath } from "machines";
import type { InvitationDetails } from "machines/account/accept-invitation";
import { modules } from "partner-sdk";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import * as frame from "#words/frame";
import * as words from "#words/invitations";
import * as signIn from "#words/sign-in";
import { roleName } from "../admin/access-messages.ts";
import { navigate } from "../browser/address.ts";
import { Redirect } from "../browser/address-provider.tsx";
import { pendingInvitation } from "../browser/invitation-link.ts";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { ReportingClockProvider, useReportingClock } from "../state/reporting.tsx";
import { useAuthentication } from "../state/use-authentication.ts";
import { Actions, Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Page, PageIntro } from "../ui/layout/page.tsx";
import { SkeletonRows } from "../ui/layout/skeleton-rows.tsx";
import { Link } from "../ui/link.tsx";
import { DescriptionList } from "../ui/table/description-list.tsx";
import { invitationError, invitationGoneText } from "./account-messages.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { followInvitation, type InvitationView, useInvitation } from "./use-invitation.ts";

type InvitationProps = {
  /** Gets the user name of a new account. Absent where somebody is signed in. */
  onAccepted?: ((username: string) => void) | undefined;
};

/** The page that the link of an invitation opens. */
export function Invitation({ onAccepted }: InvitationProps) {
  const token = useSyncExternalStore(followInvitation, pendingInvitation);
  const isSignedIn = onAccepted === undefined;
  if (token !== null) {
    return (
      <ReportingClockProvider>
        <OpenedInvitation key={token} token={token} onAccepted={onAccepted} />
      </ReportingClockProvider>
    );
  }
  // A signed-in user has accepted it, or opens the link again.
  if (isSignedIn) return <Redirect to="/" />;
  return (
    <InvitationPage {...words.openAgain}>
      <SignInLink />
    </InvitationPage>
  );
}

type OpenedInvitationProps = InvitationProps & { token: string };

function OpenedInvitation({ token, onAccepted }: OpenedInvitationProps) {
  const { accessAdded } = useAuthentication();
  const invitation = useInvitation(token, ({ invited, username }) => {
    if (onAccepted) {
      onAccepted(username ?? "");
      navigate("/login", { replace: true });
      return;
    }
    const module = modules.find((one) => one === invited?.module);
    navigate(module ? listPath(module) : "/", { replace: true });
    accessAdded();
  });
  const { state, context, readAgain } = invitation;
  const { invited } = context;
  if (state === "gone") {
    return (
      <InvitationPage {...invitationGoneText(context, !onAccepted)} takesFocus>
        {onAccepted ? <SignInLink /> : <HomeLink onLeave={accessAdded} />}
      </InvitationPage>
    );
  }
  if (state === "unread") {
    return (
      <InvitationPage {...words.unread}>
        <Alert>{invitationError(context)}</Alert>
        <Actions>
          <Button variant="primary" onClick={readAgain}>
            {signIn.tryAgain}
          </Button>
        </Actions>
      </InvitationPage>
    );
  }
  if (!invited) {
    return (
      <InvitationPage {...words.beingRead}>
        <SkeletonRows rows={4} columns={2} />
      </InvitationPage>
    );
  }
  return onAccepted ? (
    <InvitationPage title={titleOf(invited)} lead={words.chooseNames}>
      <InvitationSummary {...invited} />
      <InvitationForm invitation={invitation} />
      <p>
        {words.haveUserName} <Link href="/login">{words.signIn}</Link> {words.andAdd}
      </p>
    </InvitationPage>
  ) : (
    <JoinWithAccount invited={invited} invitation={invitation} />
  );
}

type JoinWithAccountProps = { invited: InvitationDetails; invitation: InvitationView };

/** The signed-in user may not be the invited one. */
function JoinWithAccount({ invited, invitation }: JoinWithAccountProps) {
  const { user, busy, signOut, signOutFailed } = useAuthentication();
  const { context, isBusy, addAccess } = invitation;
  const failure = invitationError(context);
  return (
    <InvitationPage title={titleOf(invited)} lead={words.signedInAs(user?.name ?? "")}>
      <InvitationSummary {...invited} />
      {failure && <Alert>{failure}</Alert>}
      {signOutFailed && <Alert>{frame.signOutFailed}</Alert>}
      <Actions>
        <Button variant="primary" busy={isBusy} onClick={addAccess}>
          {words.addToAccount}
        </Button>
        <Button busy={busy} aria-disabled={isBusy || undefined} onClick={() => isBusy || signOut()}>
          {words.signOutForAnother}
        </Button>
      </Actions>
    </InvitationPage>
  );
}

const titleOf = ({ company }: InvitationDetails) => words.invitationTo(company);

function InvitationSummary({ module, name, role, expiresAt }: InvitationDetails) {
  const clock = useReportingClock();
  const title = catalogue.find((one) => one.module === module)?.title ?? module;
  return (
    <DescriptionList
      terms={[
        { term: words.isFor, value: name },
        { term: words.module, value: title },
        { term: words.role, value: roleName(role) },
        { term: words.goodUntil, value: clock.timestamp(expiresAt) },
      ]}
    />
  );
}

type InvitationPageProps = {
  title: string;
  lead: string;
  /** Replaces what had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
};

function InvitationPage({ title, lead, takesFocus = false, children }: InvitationPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = signIn.tabTitle(title);
  }, [title]);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Page narrow>
      <PageIntro title={title} lead={lead} mark={mailIcon} titleRef={heading} />
      {children}
    </Page>
  );
}

function SignInLink() {
  return (
    <Actions>
      <Link href="/login" button="secondary">
        {words.goToSignIn}
      </Link>
    </Actions>
  );
}

/** An unanswered try may have added access, which Home then shows. */
function HomeLink({ onLeave }: { onLeave: () => void }) {
  return (
    <Actions>
      <Link href="/" button="secondary" onClick={onLeave}>
        {signIn.goHome}
      </Link>
    </Actions>
  );
}
