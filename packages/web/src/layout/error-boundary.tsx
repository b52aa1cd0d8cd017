import { Component, type ReactNode } from "react";
import * as words from "#words/sign-in";
import { ScriptMissing } from "../browser/missing-script.ts";
import { useMissingScript } from "../state/use-missing-script.ts";
import { Button } from "../ui/button.tsx";
import { FailurePage } from "../ui/layout/page.tsx";
import { Link } from "../ui/link.tsx";

export type ErrorBoundaryProps = {
  /** A new value clears the failure. */
  resetKey: string;
  /** Shown in place of the failed part, where the screen can do without it. */
  fallback?: ReactNode;
  children: ReactNode;
};

type State = { failure?: { error: unknown } | undefined };

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { failure }: State) {
    // A screen that failed as its key came has been tried.
    if (resetKey !== this.props.resetKey && failure === this.state.failure) this.reset();
  }

  reset = () => {
    if (this.state.failure) this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if ("fallback" in this.props) return this.props.fallback;
    return <FailedScreen error={failure.error} onAgain={this.reset} />;
  }
}

/** Says what happened to a screen, and how to go on. */
function FailedScreen({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (error instanceof ScriptMissing)
    return <MissingScreen key={error.script} script={error.script} />;
  return (
    <FailurePage {...words.screenFailed} takesFocus>
      <Button variant="primary" onClick={onAgain}>
        {words.tryAgain}
      </Button>
      <Link href="/" button="secondary" onClick={onAgain}>
        {words.goHome}
      </Link>
    </FailurePage>
  );
}

/** Reloads the page where that brings the missing script, at once or when the connection is back. */
function MissingScreen({ script }: Pick<ScriptMissing, "script">) {
  const { state, reload } = useMissingScript(script);
  if (!state) return null;
  const { button, ...said } = states[state];
  return (
    <FailurePage {...said} takesFocus>
      <Button variant="primary" onClick={reload}>
        {button}
      </Button>
    </FailurePage>
  );
}

const states = {
  gone: words.scriptGone,
  offline: words.scriptOffline,
  unreachable: words.scriptUnreachable,
};
