import * as words from "#words/report";
import { tryAgain } from "#words/sign-in";
import { failureInWords } from "../../portal/failure-in-words.ts";
import type { OpenedReport } from "../../portal/use-report.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

type ReportFailedProps = Pick<OpenedReport, "failure" | "isTooEarly" | "refresh">;

/** A failure is not zero: 'No Data', what happened, and another try. */
export function ReportFailed({ failure, isTooEarly, refresh }: ReportFailedProps) {
  return (
    <EmptyState
      hint={failure && failureInWords(failure, isTooEarly)}
      action={
        <Button aria-disabled={isTooEarly} onClick={refresh}>
          {tryAgain}
        </Button>
      }
    />
  );
}

export function ReportUnconnected() {
  return <EmptyState title={words.nothingRequested} hint={words.requestedWhenBack} />;
}
