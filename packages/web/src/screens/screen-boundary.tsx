import { Component, type ReactNode } from "react";
import { FailedScreen } from "./failed-screen.tsx";

export type ScreenBoundaryProps = {
  /** Another place gets its own try. */
  at: string;
  /** What stands in for something that a screen can do without. */
  instead?: ReactNode;
  children: ReactNode;
};

/** Words in the place of a screen that failed; what is around it goes on. */
export class ScreenBoundary extends Component<ScreenBoundaryProps> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ at }: ScreenBoundaryProps) {
    if (at !== this.props.at) this.reset();
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
