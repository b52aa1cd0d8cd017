import { Component, type ReactNode } from "react";
import { FailedScreen } from "./failed-screen.tsx";

export type ScreenBoundaryProps = {
  /** A new value clears the failure. */
  at: string;
  /** Shown in place of the failed part, where the screen can do without it. */
  instead?: ReactNode;
  children: ReactNode;
};

type State = { failure?: { error: unknown } | undefined };

export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ at }: ScreenBoundaryProps, { failure }: State) {
    // A screen that failed as it arrived has had its chance.
    if (at !== this.props.at && failure === this.state.failure) this.reset();
  }

  reset = () => {
    if (this.state.failure) this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if ("instead" in this.props) return this.props.instead;
    return <FailedScreen error={failure.error} onAgain={this.reset} />;
  }
}
