import { pathOnceChosen, withCompany } from "machines";
import type { DateRange } from "machines/time/date-range";
import type { Company } from "partner-sdk";
import type { ModuleEntry } from "./catalogue.ts";
import type { Screen } from "./module.ts";
import { type Report, rowChoiceFields } from "./report.ts";
import { matchesRoute } from "./request-at.ts";

type Place = Pick<Report, "route"> &
  Partial<Pick<Report, "filters" | "choices" | "ageField" | "minimumField">>;

export type AddressParts = {
  /** The query of the address that leads there, with the range that is shown. */
  query: URLSearchParams;
  /** What is to be there instead. */
  company?: string;
  range?: DateRange;
  /** What its path names. */
  parameters?: Readonly<Record<string, string | number>>;
  /** By entry of the query; an empty value narrows to nothing. */
  narrowing?: Readonly<Record<string, string>>;
};

/** The address of a screen: with company, range and comparison, and what of the narrowing it has too. */
export function addressOf(screen: Place, parts: AddressParts): string {
  const { company, range, parameters = {}, narrowing } = parts;
  const path = screen.route.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ""),
  );
  const own: Readonly<Record<string, string | undefined>> = {
    company,
    from_date: range?.from,
    to_date: range?.to,
    ...narrowing,
  };
  const query = new URLSearchParams();
  for (const entry of ["company", "from_date", "to_date", "compare", ...narrowingOf(screen)]) {
    const value = own[entry] ?? parts.query.get(entry);
    if (value) query.set(entry, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Where a company leads: the same screen, or where nothing is to be kept, the module's first page. A list may
 * keep a page to be opened; one that names no company is that of the active one, or else of the one that is chosen.
 */
export function addressForCompany(
  entry: ModuleEntry,
  page: string,
  company: string,
  active = company,
): string {
  const [path = "", query = ""] = page.split("?");
  if (path === entry.path || path === "/company-preview") {
    const kept = new URLSearchParams(query).get("to")?.split("?")[1];
    const named = new URLSearchParams(kept).get("company") ?? active;
    const opened = pathOnceChosen(page, entry.module, company);
    return named === company ? opened : addressForCompany(entry, opened, company);
  }
  const here = screenAt(entry, path);
  // One thing of a company is none of another's.
  const route = (here?.kind === "report" && here.subject?.from) || here?.route;
  const screen = entry.screens.find((one) => one.route === route);
  if (!screen) return withCompany(entry.home, company);
  return addressOf(withoutThings(screen), { query: new URLSearchParams(query), company });
}

/** Where a module begins: at its first page, or at its company list. */
export function homeOf({ home, path }: ModuleEntry, active: Company | null | undefined): string {
  return active ? withCompany(home, active.id) : path;
}

/** The module's screen at a path, with or without its last slash. */
export function screenAt({ screens }: ModuleEntry, path: string): Screen | undefined {
  return screens.find(({ route }) => matchesRoute(route, path));
}

/** A device or a lane of one company is none of another's, or another one. */
function withoutThings(screen: Screen): Place {
  if (screen.kind !== "report") return screen;
  return { ...screen, filters: screen.filters.filter(({ kind }) => kind === "text") };
}

function narrowingOf({ filters = [], choices = [], ageField, minimumField }: Place): string[] {
  return [
    ...filters.map(({ field }) => field),
    ...rowChoiceFields({ choices, ageField: ageField, minimumField: minimumField }),
  ];
}
