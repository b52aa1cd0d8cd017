import type { ReportFailure } from "machines/reports/report-request";
import * as words from "#words/frame";
import { inMinutes } from "../i18n/in-minutes.ts";
import { inDigits } from "../i18n/numbers/digits.ts";

/** What happened to a request, and how long to wait before the next one. */
export function failureInWords({ status, retryAfter }: ReportFailure, isTooEarly: boolean): string {
  const wait =
    isTooEarly && retryAfter !== null
      ? ` ${words.tryAgainIn(inDigits(inMinutes(retryAfter)))}`
      : "";
  return whatHappened(status) + wait;
}

function whatHappened(status: number | null): string {
  if (status === null) return words.noAnswer;
  if (status < 300) return words.unreadableAnswer;
  return known[status] ?? words.notAnswered;
}

const known: Readonly<Record<number, string>> = {
  403: words.notAllowed,
  404: words.notFound,
  429: words.tooManyRequests,
  503: words.notAvailableNow,
};
