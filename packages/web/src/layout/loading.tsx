import type { ReactNode } from "react";
import * as words from "#words/sign-in";
import { useLoading } from "../state/use-network.ts";
import { Actions, Button } from "../ui/button.tsx";
import { Page } from "../ui/layout/page.tsx";
import { ProgressBar } from "../ui/layout/progress-bar.tsx";
import * as styles from "./loading.css.ts";

export function StillLoading({ children }: { children?: ReactNode }) {
  const { isSlow } = useLoading();
  return (
    <div aria-live="polite">
      {isSlow && (
        <div className={styles.slow}>
          <p role="status" className={styles.words}>
            {words.stillLoading}
          </p>
          {children && <Actions>{children}</Actions>}
        </div>
      )}
    </div>
  );
}

export function Progress() {
  const { isLoading, isInFlight } = useLoading();
  return isInFlight && <ProgressBar isLoading={isLoading} />;
}

export function Starting() {
  const { isSlow } = useLoading();
  return (
    <div aria-live="polite">
      {isSlow && (
        <Page narrow>
          <StillLoading>
            <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
          </StillLoading>
        </Page>
      )}
    </div>
  );
}
