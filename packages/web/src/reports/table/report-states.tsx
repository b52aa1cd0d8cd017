import { canTryAgain } from "#words/frame";
import * as words from "#words/report";
import { tryAgain } from "#words/sign-in";
import { FailedRequest } from "../../layout/failed-request.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { OpenReport, ReportStatus } from "../state/use-report.ts";

type ReportFailedProps = Pick<ReportStatus, "failure" | "isTooEarly"> & Pick<OpenReport, "refresh">;

/** A failure is not zero: 'No Data', what happened, and another try. */
export function ReportFailed({ failure, isTooEarly, refresh }: ReportFailedProps) {
  return (
    <>
      <EmptyState
        hint={failure && <FailedRequest {...failure} isTooEarly={isTooEarly} />}
        action={
          <Button aria-disabled={isTooEarly} onClick={refresh}>
            {tryAgain}
          </Button>
        }
      />
      <VisuallyHidden role="status">
        {!!failure?.retryAfter && !isTooEarly && canTryAgain}
      </VisuallyHidden>
    </>
  );
}

export function ReportUnconnected() {
  return <EmptyState title={words.nothingRequested} hint={words.requestedWhenBack} />;
}
