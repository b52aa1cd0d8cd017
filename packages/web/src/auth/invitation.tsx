import mailIcon from "lucide/dist/esm/icons/mail-open.mjs";
import { listPath } from "machines";
import type { InvitationDetails } from "machines/account/accept-invitation";
import { modules } from "partner-sdk";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import * as frame from "#words/frame";
import * as words from "#words/invitations";
import * as signIn from "#words/sign-in";
import { roleInWords } from "../admin/access-words.ts";
import { navigate } from "../browser/address.ts";
import { heldInvitation } from "../browser/invitation-link.ts";
import { Redirect } from "../browser/redirect.tsx";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { ReportingClockProvider, useReportingClock } from "../state/reporting-clock.tsx";
import { useAuthentication } from "../state/use-authentication.ts";
import { Actions, Button } from "../ui/button.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { Page, PageWords } from "../ui/layout/page.tsx";
import { SkeletonRows } from "../ui/layout/skeleton-rows.tsx";
import { Link } from "../ui/link.tsx";
import { TermList } from "../ui/table/term-list.tsx";
import { goneInWords, invitationFailureInWords } from "./account-messages.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { followInvitation, type InvitationView, useInvitation } from "./use-invitation.ts";

type InvitationProps = {
  /** Told the user name of a new account. Without it, somebody is signed in. */
  onAccepted?: ((username: string) => void) | undefined;
};

/** What somebody finds who opened the link of an invitation. */
export function Invitation({ onAccepted }: InvitationProps) {
  const token = useSyncExternalStore(followInvitation, heldInvitation);
  const isSignedIn = onAccepted === undefined;
  if (token !== null) {
    return (
      <ReportingClockProvider>
        <Opened key={token} token={token} onAccepted={onAccepted} />
      </ReportingClockProvider>
    );
  }
  // Whoever is signed in has what the link was for, or opens it again.
  if (isSignedIn) return <Redirect to="/" />;
  return (
    <Told {...words.openAgain}>
      <ToSignIn />
    </Told>
  );
}

type OpenedProps = InvitationProps & { token: string };

function Opened({ token, onAccepted }: OpenedProps) {
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
      <Told {...goneInWords(context, !onAccepted)} isNews>
        {onAccepted ? <ToSignIn /> : <ToHome onLeave={accessAdded} />}
      </Told>
    );
  }
  if (state === "unread") {
    return (
      <Told {...words.unread}>
        <Alert>{invitationFailureInWords(context)}</Alert>
        <Actions>
          <Button variant="primary" onClick={readAgain}>
            {signIn.tryAgain}
          </Button>
        </Actions>
      </Told>
    );
  }
  if (!invited) {
    return (
      <Told {...words.beingRead}>
        <SkeletonRows rows={4} columns={2} />
      </Told>
    );
  }
  return onAccepted ? (
    <Told title={titleOf(invited)} lead={words.chooseNames}>
      <WhatItIsTo {...invited} />
      <InvitationForm invitation={invitation} />
      <p>
        {words.haveUserName} <Link href="/login">{words.signIn}</Link> {words.andAdd}
      </p>
    </Told>
  ) : (
    <OwnAddition invited={invited} invitation={invitation} />
  );
}

type OwnAdditionProps = { invited: InvitationDetails; invitation: InvitationView };

/** For whoever is signed in, and may be somebody else than who is invited. */
function OwnAddition({ invited, invitation }: OwnAdditionProps) {
  const { user, busy, signOut, signOutFailed } = useAuthentication();
  const { context, isBusy, addAccess } = invitation;
  const failure = invitationFailureInWords(context);
  return (
    <Told title={titleOf(invited)} lead={words.signedInAs(user?.name ?? "")}>
      <WhatItIsTo {...invited} />
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
    </Told>
  );
}

const titleOf = ({ company }: InvitationDetails) => words.invitationTo(company);

function WhatItIsTo({ module, name, role, expiresAt }: InvitationDetails) {
  const clock = useReportingClock();
  const title = catalogue.find((one) => one.module === module)?.title ?? module;
  return (
    <TermList
      terms={[
        { term: words.isFor, value: name },
        { term: words.module, value: title },
        { term: words.role, value: roleInWords(role) },
        { term: words.goodUntil, value: clock.timestamp(expiresAt) },
      ]}
    />
  );
}

type ToldProps = {
  title: string;
  lead: string;
  /** In the place of what had the focus, which it takes. */
  isNews?: boolean;
  children: ReactNode;
};

function Told({ title, lead, isNews = false, children }: ToldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = signIn.tabTitle(title);
  }, [title]);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <Page narrow>
      <PageWords title={title} lead={lead} mark={mailIcon} titleRef={heading} />
      {children}
    </Page>
  );
}

function ToSignIn() {
  return (
    <Actions>
      <Link href="/login" button="secondary">
        {words.goToSignIn}
      </Link>
    </Actions>
  );
}

/** An unanswered try may have added access, which Home has to show. */
function ToHome({ onLeave }: { onLeave: () => void }) {
  return (
    <Actions>
      <Link href="/" button="secondary" onClick={onLeave}>
        {signIn.goHome}
      </Link>
    </Actions>
  );
}
