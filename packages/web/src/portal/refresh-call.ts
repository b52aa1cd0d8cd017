import type { ReportPage } from "machines";
import type { RefreshRequest } from "machines/refresh";
import type { PartnerClient } from "partner-sdk";
import { loadReport } from "./report-call.ts";

/** A whole report once more. What nobody wished for leads nowhere when it fails. */
export type RefreshCall = (request: RefreshRequest, signal: AbortSignal) => Promise<ReportPage>;

export function refreshOver(client: PartnerClient, aside: PartnerClient): RefreshCall {
  return ({ isWished, ...request }, signal) =>
    loadReport(isWished ? client : aside, request, signal);
}
