import { type Destination, destinationOf, isInvitationPage, routingStateOf } from "machines";
import { useEffect, useRef, useState } from "react";
import { Login, SignInError } from "./auth/login.tsx";
import { useAddress } from "./browser/address.ts";
import { AddressProvider, Redirect } from "./browser/address-provider.tsx";
import { lazyComponent } from "./browser/lazy.tsx";
import { ConnectionLine } from "./layout/connection-line.tsx";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { Progress, Starting, StillLoading } from "./layout/loading.tsx";
import { type LastRoute, RouteFocus } from "./layout/route-focus.tsx";
import { usePortal, usePortalValue } from "./state/portal-context.ts";
import { useIsOffline } from "./state/use-network.ts";
import { useSignIn } from "./state/use-sign-in.ts";
import { ProgressBar } from "./ui/layout/progress-bar.tsx";

const ErrorPage = lazyComponent("signed-in", "ErrorPage");
const Invitation = lazyComponent("account", "Invitation");
const Restricted = lazyComponent("account", "Restricted");
const SignedIn = lazyComponent("signed-in", "SignedIn");

export function App() {
  return (
    <AddressProvider>
      <Protected />
    </AddressProvider>
  );
}

function Protected() {
  const { path } = useAddress();
  return (
    <ErrorBoundary resetKey={path}>
      <RootView />
    </ErrorBoundary>
  );
}

function RootView() {
  const { path, destination } = useDestination();
  const last = useRef<string>(undefined);
  if (destination.type === "redirect") return <Redirect to={destination.to} />;
  return <Session path={path} destination={destination} last={last} />;
}

function useDestination(): { path: string; destination: Destination } {
  const { path, page } = useAddress();
  const portal = usePortal();
  useEffect(() => portal.send({ type: "page.opened", page }), [portal, page]);
  const destination = usePortalValue(
    (snapshot) => destinationOf(page, routingStateOf(snapshot)),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  return { path, destination };
}

type SessionProps = { path: string; destination: Destination; last: LastRoute };

function Session({ path, destination, last }: SessionProps) {
  const { session, busy, failure, hasSessionEnded, signIn, signInWithPasskey, tryAgain } =
    useSignIn();
  const isOffline = useIsOffline();
  // What was typed outlives no session.
  const [invited, setInvited] = useState<string>();
  useEffect(() => {
    if (session !== "signedOut") setInvited(undefined);
  }, [session]);
  // Fetched while the sign-in is being answered.
  useEffect(() => {
    if (busy) void SignedIn.load();
  }, [busy]);
  if (session === "signedIn") {
    return (
      <SignedIn path={path} destination={destination} last={last} fallback={<ProgressBar />} />
    );
  }
  const focus = <RouteFocus route={session} last={last} />;
  return (
    <>
      <Progress />
      {session !== "unavailable" && <ConnectionLine />}
      {session === "starting" ? (
        <Starting />
      ) : session === "restricted" ? (
        <Restricted after={focus} />
      ) : session === "unavailable" ? (
        <ErrorPage kind={isOffline ? "offline" : "error"} onGoHome={tryAgain} after={focus} />
      ) : isInvitationPage(path) ? (
        <Invitation onAccepted={setInvited} after={focus} />
      ) : (
        <>
          <Login
            onSignIn={signIn}
            onPasskey={signInWithPasskey}
            busy={busy}
            failure={failure && <SignInError {...failure} />}
            hasSessionEnded={hasSessionEnded}
            invited={invited}
            note={busy && <StillLoading />}
          />
          {focus}
        </>
      )}
    </>
  );
}
