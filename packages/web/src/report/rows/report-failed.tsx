import type { ReportFailure } from "machines";
import { inMinutes } from "../../portal/in-minutes.ts";
import type { OpenedReport } from "../../portal/use-report.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

type ReportFailedProps = Pick<OpenedReport, "failure" | "isTooEarly" | "refresh">;

/** A failure is not zero: 'No Data', what happened, and another try. */
export function ReportFailed({ failure, isTooEarly, refresh }: ReportFailedProps) {
  return (
    <EmptyState
      hint={failure && wordsFor(failure, isTooEarly)}
      action={
        <Button aria-disabled={isTooEarly} onClick={refresh}>
          Try again
        </Button>
      }
    />
  );
}

export function ReportUnconnected() {
  return (
    <EmptyState
      title="Nothing was requested"
      hint="You are offline. The report is requested when the connection is back."
    />
  );
}

function wordsFor({ status, retryAfter }: ReportFailure, isTooEarly: boolean): string {
  const wait = isTooEarly && retryAfter !== null ? ` Try again in ${inMinutes(retryAfter)}.` : "";
  return whatHappened(status) + wait;
}

function whatHappened(status: number | null): string {
  if (status === null) return "The service did not answer.";
  if (status < 300) return "The service's answer could not be read.";
  return words[status] ?? "The service could not answer this request.";
}

const words: Readonly<Record<number, string>> = {
  403: "You are not allowed to see this.",
  404: "The service did not find this.",
  429: "The service has too many requests.",
  503: "The service is not available at the moment.",
};
