import { Component, type ReactNode } from "react";
import { FailedScreen } from "./failed-screen.tsx";

export type ScreenBoundaryProps = {
  /** Another place gets its own try. */
  at: string;
  /** What stands in for something that a screen can do without. */
  instead?: ReactNode;
  children: ReactNode;
};

type State = { failure?: { error: unknown } | undefined };

/** Words in the place of a screen that failed; what is around it goes on. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ at }: ScreenBoundaryProps, { failure }: State) {
    // What failed on arrival has had its try.
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
