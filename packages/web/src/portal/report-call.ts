import {
  comparisonMachine,
  type ReportPage,
  type ReportRequest,
  reportFilterMachine,
  reportMachine,
  type WishedRequest,
} from "machines";
import type { ListPageRequest } from "machines/screens";
import type { CallOptions, Operation, PartnerClient } from "partner-sdk";
import { fromPromise } from "xstate";
import { followConnection } from "../platform/connection.ts";

/** A report is named by its operation's path. */
export function reportOver(client: PartnerClient) {
  const report = reportMachine.provide({
    actors: {
      loadReport: fromPromise(({ input, signal }) => loadReport(client, input, signal)),
      followConnection,
    },
  });
  return reportFilterMachine.provide({ actors: { report } });
}

/** A whole report beside the one that is shown. What nobody wished for leads nowhere when it fails. */
export type WishedCall = (request: WishedRequest, signal: AbortSignal) => Promise<ReportPage>;

export function wishedOver(client: PartnerClient, aside: PartnerClient): WishedCall {
  return ({ isWished, ...request }, signal) =>
    loadReport(isWished ? client : aside, request, signal);
}

export function comparisonOver(load: WishedCall) {
  return comparisonMachine.provide({
    actors: {
      loadEarlier: fromPromise(async ({ input: { own, ...request }, signal }) => {
        const [page, ownPage] = await Promise.all([
          load(request, signal),
          own && load({ ...request, filter: own }, signal),
        ]);
        return { ...page, ...(ownPage && { ownRows: ownPage.rows }) };
      }),
      followConnection,
    },
  });
}

/** One page of many: the host may be busy for a moment, or ask for patience. */
export type ListPageCall = (request: ListPageRequest, signal: AbortSignal) => Promise<ReportPage>;

export function listPageOver(client: PartnerClient): ListPageCall {
  return (request, signal) => loadReport(client, request, signal, { retry: { retries: 2 } });
}

async function loadReport(
  client: PartnerClient,
  { report, company, filter: { range, fields }, cursor, ...more }: ReportRequest,
  signal: AbortSignal,
  options: Pick<CallOptions, "retry"> = {},
): Promise<ReportPage> {
  const call = client.call as (...args: unknown[]) => Promise<unknown>;
  const operation = { method: "GET", path: report } as Operation;
  const dates = range && { from_date: range.from, to_date: range.to };
  const input = { company_id: company, ...fields, ...dates, ...(cursor && { cursor }), ...more };
  const page = pageOf(await call(operation, input, { ...options, signal }));
  return { ...page, fetchedAt: Date.now() };
}

/** An answer is rows, a page of rows, or a summary with its days; any other object becomes one row that holds it. */
export function pageOf(data: unknown): Omit<ReportPage, "fetchedAt"> {
  if (Array.isArray(data)) return { rows: data, next: null };
  if (typeof data !== "object" || data === null) return { rows: [], next: null };
  const { rows, next_cursor: next, days } = data as Record<string, unknown>;
  if (rows !== undefined || days !== undefined) {
    const list = rows ?? days;
    return {
      rows: Array.isArray(list) ? list : [],
      next: typeof next === "string" && next !== "" ? next : null,
    };
  }
  return { rows: Object.keys(data).length > 0 ? [{ figures: data }] : [], next: null };
}
