import type { ReportFailure } from "machines";
import { inMinutes } from "./in-minutes.ts";

/** What happened to a request, and how long to wait before the next one. */
export function failureInWords({ status, retryAfter }: ReportFailure, isTooEarly: boolean): string {
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
