import { type Destination, isOfInvitation } from "machines";
import { useEffect, useRef, useState } from "react";
import { account } from "./account/account-door.ts";
import { Arrival, type LastPlace } from "./frame/arrival.tsx";
import { ConnectionLine } from "./frame/connection-line.tsx";
import { Progress } from "./frame/progress.tsx";
import { ScreenBoundary } from "./frame/screen-boundary.tsx";
import { StillLoading } from "./frame/still-loading.tsx";
import { useAddress } from "./platform/address.ts";
import { AddressProvider } from "./platform/address-provider.tsx";
import { Behind, door } from "./platform/door.tsx";
import { Redirect } from "./platform/redirect.tsx";
import { useAuthentication } from "./portal/use-authentication.ts";
import { useIsOffline } from "./portal/use-connection.ts";
import { useDestination } from "./portal/use-destination.ts";
import { Login } from "./screens/login.tsx";
import { SignInFailed } from "./screens/sign-in-failed.tsx";
import { Starting } from "./screens/starting.tsx";
import { ProgressBar } from "./ui/progress-bar.tsx";

export const signedInDoor = door("signed-in", () => import("./signed-in.tsx"));

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
    if (busy) void signedInDoor.load();
  }, [busy]);
  if (session === "signedIn") {
    return (
      <Behind door={signedInDoor} instead={<ProgressBar />}>
        {({ SignedIn }) => <SignedIn path={path} destination={destination} last={last} />}
      </Behind>
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
        <Behind door={account}>
          {({ Restricted }) => (
            <>
              <Restricted />
              {arrival}
            </>
          )}
        </Behind>
      ) : session === "unavailable" ? (
        <Behind door={signedInDoor}>
          {({ ErrorPage }) => (
            <>
              <ErrorPage kind={isOffline ? "offline" : "error"} onGoHome={tryAgain} />
              {arrival}
            </>
          )}
        </Behind>
      ) : isOfInvitation(path) ? (
        <Behind door={account}>
          {({ Invitation }) => (
            <>
              <Invitation onAccepted={setInvited} />
              {arrival}
            </>
          )}
        </Behind>
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
