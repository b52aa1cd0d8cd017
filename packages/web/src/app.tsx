import { type Destination, isOfInvitation } from "machines";
import { useEffect, useRef, useState } from "react";
import { Arrival, type LastPlace } from "./frame/arrival.tsx";
import { ConnectionLine } from "./frame/connection-line.tsx";
import { Progress } from "./frame/progress.tsx";
import { ScreenBoundary } from "./frame/screen-boundary.tsx";
import { StillLoading } from "./frame/still-loading.tsx";
import { useAddress } from "./platform/address.ts";
import { AddressProvider } from "./platform/address-provider.tsx";
import { lazyComponent } from "./platform/lazy.tsx";
import { Redirect } from "./platform/redirect.tsx";
import { useAuthentication } from "./portal/use-authentication.ts";
import { useIsOffline } from "./portal/use-connection.ts";
import { useDestination } from "./portal/use-destination.ts";
import { Login } from "./screens/login.tsx";
import { SignInFailed } from "./screens/sign-in-failed.tsx";
import { Starting } from "./screens/starting.tsx";
import { ProgressBar } from "./ui/progress-bar.tsx";

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
      ) : isOfInvitation(path) ? (
        <Invitation onAccepted={setInvited} after={arrival} />
      ) : (
        <>
          <Login
            onSignIn={signIn}
            onPasskey={signInWithPasskey}
            busy={busy}
            failure={failure && <SignInFailed {...failure} />}
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
