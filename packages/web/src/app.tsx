import type { Destination } from "machines";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Redirect } from "wouter";
import { Arrival, type LastPlace } from "./frame/arrival.tsx";
import { ConnectionLine } from "./frame/connection-line.tsx";
import { Progress } from "./frame/progress.tsx";
import { ScreenBoundary } from "./frame/screen-boundary.tsx";
import { StillLoading } from "./frame/still-loading.tsx";
import { useAddress } from "./platform/address.ts";
import { withStyles } from "./platform/styles.ts";
import { whenWanted } from "./platform/when-wanted.tsx";
import { useAuthentication } from "./portal/use-authentication.ts";
import { useDestination } from "./portal/use-destination.ts";
import Login from "./screens/login.tsx";
import { Starting } from "./screens/starting.tsx";

const ErrorPage = lazy(() => withStyles("error", import("./screens/error.tsx")));
export const SignedIn = whenWanted("signed-in", () => import("./signed-in.tsx"));

export function App() {
  const { path } = useAddress();
  return (
    <ScreenBoundary at={path}>
      <Root />
    </ScreenBoundary>
  );
}

function Root() {
  const { path, destination } = useDestination();
  const last = useRef<string>(undefined);
  if (destination.type === "redirect") return <Redirect to={destination.to} replace />;
  return (
    <Suspense>
      <Session path={path} destination={destination} last={last} />
    </Suspense>
  );
}

type SessionProps = { path: string; destination: Destination; last: LastPlace };

function Session({ path, destination, last }: SessionProps) {
  const { session, busy, failure, signIn, tryAgain } = useAuthentication();
  // Fetched while the sign-in is being answered.
  useEffect(() => {
    if (busy) SignedIn.load();
  }, [busy]);
  if (session === "signedIn") return <SignedIn path={path} destination={destination} last={last} />;
  return (
    <>
      <Progress />
      <ConnectionLine />
      {session === "starting" ? (
        <Starting />
      ) : session === "unavailable" ? (
        <ErrorPage kind="error" onGoHome={tryAgain} />
      ) : (
        <Login
          onSignIn={signIn}
          busy={busy}
          failure={failure ?? undefined}
          note={busy && <StillLoading />}
        />
      )}
      {session !== "starting" && <Arrival at={session} last={last} />}
    </>
  );
}
