import { stored, storedJson } from "../platform/stored.ts";

type Page = Pick<Location, "pathname" | "search">;
type Kept = { companies?: Record<string, unknown> } | null;

/** What is asked first at the address of a report: that of the address alone, before anything knows the reports, and for a company that somebody has looked at here. */
export function earlyReport({ pathname, search }: Page): string | undefined {
  const [, module = "", kind, last] =
    /^\/((?!toll)[a-z-]+)(\/(?!vehicle\/)\w+)?\/(report|summary)\/?$/.exec(pathname) ?? [];
  const asked = new URLSearchParams(search);
  const hasMore = [...asked.keys()].some((key) => !/^(company|(from|to)_date)$/.test(key));
  const from = dateOf(asked.get("from_date"));
  const to = dateOf(asked.get("to_date"));
  const days = (Date.parse(to) - Date.parse(from)) / 864e5;
  const active = companyOf(module.replaceAll("-", "_"));
  const company = asked.get("company") ?? active;
  const known = `${stored("device", "lastCompanies")}"${active}"`;
  const isAskedAlone = last && company && known.includes(`"${company}"`) && !hasMore;
  if (!isAskedAlone || !(days >= 0 && days <= 31)) return undefined;
  const path = last === "report" ? `reports${kind ?? ""}` : last;
  return `/api/${module}/${path}/${encodeURIComponent(company)}?from_date=${from}&to_date=${to}`;
}

/** The one that the tab last looked at. */
function companyOf(module: string): string {
  const kept = storedJson("tab", "activeCompanies") as Kept;
  const id = kept?.companies?.[module];
  return typeof id === "string" ? id : "";
}

/** Empty for what is no date of the calendar. */
function dateOf(text: string | null): string {
  const time = Date.parse(`${text}T00:00Z`);
  return new Date(time || 0).toISOString().slice(0, 10) === text ? text : "";
}
