import { allPagesMachine } from "machines/reports/all-pages";
import { comparisonMachine } from "machines/reports/comparison";
import { filterMachine } from "machines/reports/filter";
import { type RefreshInput, refreshMachine } from "machines/reports/refresh";
import { reportMachine } from "machines/reports/report";
import type {
  ComparisonRequest,
  ComparisonResult,
  ReportOperation,
  ReportPage,
  ReportRequest,
} from "machines/reports/report-request";
import { rowsMachine } from "machines/reports/rows";
import { isRunning } from "machines/time/reporting-window";
import type { CallOptions, InputOf, PartnerClient } from "partner-sdk";
import { type EventObject, fromCallback, fromPromise } from "xstate";
import { followConnection } from "../../browser/connection.ts";
import { localizedClock } from "../../i18n/clock.ts";
import type { PortalActor } from "../../state/start-portal.ts";
import { comparedRanges } from "../rules/compared-ranges.ts";
import { awaitQuiet } from "./await-quiet.ts";

/** The machine of a report, with the calls that it makes. */
export function provideReport(portal: PortalActor) {
  const { client, backgroundClient } = portal;
  /** What nobody wished for leads nowhere when it fails. */
  const clientFor = (isByUser: boolean) => (isByUser ? client : backgroundClient);
  const clock = () => localizedClock(portal.getSnapshot().context.reporting.timeZone);

  async function loadComparison(request: ComparisonRequest, signal: AbortSignal) {
    const { comparing, isByUser, filter, ...report } = request;
    const at = Date.now();
    const { features } = portal.getSnapshot().context.reporting;
    const hasSameHours = features.includes("same_hours");
    const ranges = comparedRanges(filter.range, comparing, { at, clock: clock(), hasSameHours });
    if (!ranges) return null;
    const { range, before, until } = ranges;
    const fields = until === null ? filter.fields : { ...filter.fields, until_time: until };
    const load = (range: typeof before) =>
      loadPage(clientFor(isByUser), { ...report, filter: { range, fields }, cursor: null }, signal);
    const [earlier, own] = await allSettled([load(before), until === null ? null : load(range)]);
    return { rows: earlier.rows, ownRows: own?.rows ?? null, at };
  }

  const rows = rowsMachine.provide({
    actors: {
      loadReport: fromPromise(({ input, signal }) => loadPage(client, input, signal)),
      followConnection,
    },
  });
  const comparison = comparisonMachine.provide({
    actors: {
      loadComparison: fromPromise(({ input, signal }) => loadComparison(input, signal)),
      followConnection,
    },
  });
  const refresh = refreshMachine.provide({
    actors: {
      awaitQuiet: fromCallback<EventObject, Pick<RefreshInput, "range" | "fetchedAt">>(
        ({ input: { range, fetchedAt }, sendBack }) => {
          const isOver = !range || !fetchedAt || !isRunning(range, clock().serviceDay(fetchedAt));
          return isOver ? undefined : awaitQuiet(() => sendBack({ type: "quiet.found" }));
        },
      ),
    },
  });
  const allPages = allPagesMachine.provide({
    actors: {
      // The host may be busy for a moment, or ask for patience.
      loadPage: fromPromise(({ input, signal }) =>
        loadPage(client, input, signal, { retry: { retries: 2 } }),
      ),
      followConnection,
    },
  });
  return reportMachine.provide({
    actors: {
      filter: filterMachine,
      rows,
      comparison,
      refresh,
      allPages,
      refreshRows: fromPromise(async ({ input, signal }) => {
        const { comparing, needsComparison, isByUser, ...report } = input;
        const comparison =
          comparing &&
          loadComparison({ ...report, comparing, isByUser }, signal).catch(mayBeMissing);
        function mayBeMissing(error: unknown): ComparisonResult | null {
          if (needsComparison) throw error;
          return null;
        }
        const page = loadPage(clientFor(isByUser), { ...report, cursor: null }, signal);
        const [newer, compared] = await allSettled([page, comparison]);
        return { page: newer, compared };
      }),
    },
  });
}

/** Waits for all, so that no request is left when one fails. */
async function allSettled<All extends readonly unknown[]>(all: readonly [...All]) {
  await Promise.allSettled(all);
  return Promise.all(all);
}

async function loadPage(
  client: PartnerClient,
  { operation, company, filter: { range, fields }, cursor, ...more }: ReportRequest,
  signal: AbortSignal,
  options: Pick<CallOptions, "retry"> = {},
): Promise<ReportPage> {
  const dates = range && { from_date: range.from, to_date: range.to };
  const input = { company_id: company, ...fields, ...dates, ...(cursor && { cursor }), ...more };
  const answer = await client.call(operation, input as InputOf<ReportOperation>, {
    ...options,
    signal,
  });
  return { ...parsePage(answer), fetchedAt: Date.now() };
}

/** An answer is rows, a page of rows, or a summary with its days; any other object becomes one row that holds it. */
export function parsePage(data: unknown): Omit<ReportPage, "fetchedAt"> {
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
