import { lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { placeOf } from "./modules/routes.ts";
import type { LoginProps } from "./screens/login.tsx";
import { withStyles } from "./styles.ts";
import { ProgressBar } from "./ui/progress-bar.tsx";

const Login = lazy(() => withStyles("login", import("./screens/login.tsx")));
const ErrorPage = lazy(() => withStyles("error", import("./screens/error.tsx")));

/** What someone sees who is not signed in. */
export function SignedOut(props: LoginProps) {
  const [path] = useLocation();
  const { kind } = placeOf(path);
  return (
    <Suspense fallback={<ProgressBar />}>
      {kind === "error" ? <ErrorPage kind="error" /> : <Login {...props} />}
    </Suspense>
  );
}
