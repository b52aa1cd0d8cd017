import type { ReportFailure } from "machines/reports/report-request";
import { Countdown } from "../ui/countdown.tsx";
import { failureInWords } from "./failure-in-words.ts";

type FailedRequestProps = ReportFailure & {
  isTooEarly: boolean;
  /** The sentence before it. */
  after?: (words: string) => string;
};

/** What happened to a request, with the time to wait counting down. */
export function FailedRequest({ isTooEarly, after = String, ...failure }: FailedRequestProps) {
  const { status, retryAfter } = failure;
  if (!isTooEarly || retryAfter === null) return after(failureInWords(failure, isTooEarly));
  return (
    <Countdown seconds={retryAfter}>
      {/* Who decides that the time is over may be a moment late. */}
      {(left) => after(failureInWords({ status, retryAfter: Math.max(1, left) }, true))}
    </Countdown>
  );
}
