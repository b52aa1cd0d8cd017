import { accessTokenEntry, getUser, sendableToken } from "partner-sdk";
import { readItem, readJson } from "../browser/storage.ts";
import { isUsable, reloadToken } from "../browser/token-store.ts";
import type { ReportInPage } from "../reports/definitions/reports-in-page.ts";
import { requestAt } from "../reports/definitions/request-at.ts";
import type { EarlyCall } from "./early-calls.ts";

type Page = Pick<Location, "pathname" | "search">;
type Kept = { companies?: Record<string, unknown> } | null;

/** Asks whose the token is, and for the report of the address; undefined without a token. */
export function startCalls(
  apiBase: string,
  reports: readonly ReportInPage[],
  hostProfile: string,
): EarlyCall[] | undefined {
  const left = reloadToken();
  const token = sendableToken(
    left && isUsable(left) ? left.token : readItem("local", accessTokenEntry),
  );
  if (!token) return undefined;
  const authorization = `Bearer ${token}`;
  return [getUser.path, earlyReport(reports, location)].flatMap((path) => {
    // A host with a profile speaks otherwise, which a later script knows.
    if (!path || hostProfile) return [];
    const url = new URL(apiBase.replace(/\/$/, "") + path, location.href).href;
    const control = new AbortController();
    const { signal } = control;
    const answer = fetch(url, { headers: { authorization }, credentials: "include", signal });
    // Whoever takes the answer sees its failure; until then it must not count as unhandled.
    answer.catch(() => {});
    return { url, authorization, answer, control };
  });
}

/** The path of the first request of an address that is a report's, for a company that somebody has looked at here. */
export function earlyReport(inPage: readonly ReportInPage[], page: Page): string | undefined {
  const reports = inPage.map(([module, route, path, ...fields]) => ({
    ...{ module, route, path, dated: true },
    filters: fields.map((field) => ({ kind: "linked" as const, field })),
  }));
  const { report, filter } = requestAt(reports, page) ?? {};
  // Another filter is requested with more than dates.
  if (!report || !filter?.range || Object.values(filter.fields).some(Boolean)) return undefined;
  const active = companyOf(report.module);
  const company = new URLSearchParams(page.search).get("company") ?? active;
  const known = `${readItem("local", "lastCompanies")}"${active}"`;
  if (!company || !known.includes(`"${company}"`)) return undefined;
  if (readItem("local", "notRequested")?.includes(`"${report.path}"`)) return undefined;
  const { from, to } = filter.range;
  const path = report.path.replace("{company_id}", encodeURIComponent(company));
  return `${path}?from_date=${from}&to_date=${to}`;
}

/** The one that the tab last looked at. */
function companyOf(module: string): string {
  const kept = readJson("session", "activeCompanies") as Kept;
  const id = kept?.companies?.[module];
  return typeof id === "string" ? id : "";
}
