import { Component, type ReactNode } from "react";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";

/** Words in the place of a screen that could not be fetched; another screen gets its own try. */
export class LoadBoundary extends Component<{ at: string; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ at }: { at: string }) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page narrow>
        <Alert>The page could not be loaded. Check the connection and reload it.</Alert>
        <p>
          <Button onClick={() => location.reload()}>Reload</Button>
        </p>
      </Page>
    );
  }
}
