import type { Destination } from "machines";
import { lazy, Suspense, useRef } from "react";
import { Redirect } from "wouter";
import { useAuthentication } from "./portal/use-authentication.ts";
import { useDestination } from "./portal/use-destination.ts";
import { Arrival, type LastPlace } from "./screens/arrival.tsx";
import { LoadBoundary } from "./screens/load-boundary.tsx";
import Login from "./screens/login.tsx";
import { Progress } from "./screens/progress.tsx";
import { withStyles } from "./styles.ts";

const ErrorPage = lazy(() => withStyles("error", import("./screens/error.tsx")));
const SignedIn = lazy(() => withStyles("signed-in", import("./screens/signed-in.tsx")));

/** The root view: what is loading, and the screen that the path and the session lead to. */
export function App() {
  const { path, destination } = useDestination();
  const last = useRef<string>(undefined);
  if (destination.type === "redirect") return <Redirect to={destination.to} replace />;
  return (
    <LoadBoundary at={path}>
      <Suspense>
        <Session path={path} destination={destination} last={last} />
      </Suspense>
    </LoadBoundary>
  );
}

type SessionProps = { path: string; destination: Destination; last: LastPlace };

function Session({ path, destination, last }: SessionProps) {
  const { session, busy, failure, signIn, tryAgain } = useAuthentication();
  if (session === "starting") return <Progress />;
  if (session === "signedIn") return <SignedIn path={path} destination={destination} last={last} />;
  return (
    <>
      <Progress />
      {session === "unavailable" ? (
        <ErrorPage kind="error" onGoHome={tryAgain} />
      ) : (
        <Login onSignIn={signIn} busy={busy} failure={failure ?? undefined} />
      )}
      <Arrival at={session} last={last} />
    </>
  );
}
