import { type Destination, isInvitationPage } from "machines";
import { useEffect, useRef, useState } from "react";
import { Login, SignInError } from "./auth/login.tsx";
import { useAddress } from "./browser/address.ts";
import { AddressProvider } from "./browser/address-provider.tsx";
import { lazyComponent } from "./browser/lazy.tsx";
import { Redirect } from "./browser/redirect.tsx";
import { Arrival, type LastPlace } from "./layout/arrival.tsx";
import { ConnectionLine } from "./layout/connection-line.tsx";
import { Progress } from "./layout/progress.tsx";
import { ScreenBoundary } from "./layout/screen-boundary.tsx";
import { Starting } from "./layout/starting.tsx";
import { StillLoading } from "./layout/still-loading.tsx";
import { useAuthentication } from "./state/use-authentication.ts";
import { useIsOffline } from "./state/use-connection.ts";
import { useDestination } from "./state/use-destination.ts";
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
    <ScreenBoundary at={path}>
      <RootView />
    </ScreenBoundary>
  );
}

function RootView() {
  const { path, destination } = useDestination();
  const last = useRef<string>(undefined);
  if (destination.type === "redirect") return <Redirect to={destination.to} />;
  return <Session path={path} destination={destination} last={last} />;
}

type SessionProps = { path: string; destination: Destination; last: LastPlace };

function Session({ path, destination, last }: SessionProps) {
  const { session, busy, failure, hasSessionEnded, signIn, signInWithPasskey, tryAgain } =
    useAuthentication();
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
  const arrival = <Arrival at={session} last={last} />;
  return (
    <>
      <Progress />
      {session !== "unavailable" && <ConnectionLine />}
      {session === "starting" ? (
        <Starting />
      ) : session === "restricted" ? (
        <Restricted after={arrival} />
      ) : session === "unavailable" ? (
        <ErrorPage kind={isOffline ? "offline" : "error"} onGoHome={tryAgain} after={arrival} />
      ) : isInvitationPage(path) ? (
        <Invitation onAccepted={setInvited} after={arrival} />
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
          {arrival}
        </>
      )}
    </>
  );
}
