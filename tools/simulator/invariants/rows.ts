import type { Filter } from "machines/reports/report-request";
import { comparedWith } from "../places.ts";
import type { Tab } from "../tab.ts";
import type { Invariant, StampedRow } from "./invariant.ts";

type Shown = { where: string; company: string; filter: Filter; rows: readonly unknown[] };

/** Rows are of a company that the user may see, of that user, and of what is asked for now. */
export const rowsAreOfWhatIsAsked: Invariant = (tab) => {
  const { context } = tab.portal?.getSnapshot() ?? {};
  const allowed = Object.values(context?.companies ?? {}).flat();
  const user = nameOf(tab);
  for (const { where, company, filter, rows } of shownIn(tab)) {
    for (const row of rows as readonly StampedRow[]) {
      if (!allowed.some(({ id }) => id === row.company)) return `${where} is not allowed`;
      if (row.company !== company) return `${where} has rows of company ${row.company}`;
      if (row.user !== user) return `${where} has rows of ${row.user}, shown to ${user}`;
      if ((row.from ?? null) !== (filter.range?.from ?? null)) {
        return `${where} has rows of ${row.from}, and asks for ${filter.range?.from}`;
      }
      const { stoppage = "" } = filter.fields;
      if ((row.stoppage ?? "") !== stoppage) return `${where} has rows of ${row.stoppage}`;
    }
  }
  return undefined;
};

/** Pages of a list come once each, in their order. */
export const pagesComeInOrder: Invariant = (tab) => {
  for (const { where, rows } of shownIn(tab)) {
    const pages = (rows as readonly StampedRow[]).map(({ page = 0 }) => page);
    if (pages.some((page, at) => page !== at)) return `${where} has the pages ${pages}`;
  }
  return undefined;
};

/** What is shown in one place for one question never becomes older. */
export const noAnswerReplacesANewerOne: Invariant = (tab) => {
  const newest = tab.newest;
  const seen = new Map<string, number>();
  for (const { where, company, filter, rows } of shownIn(tab)) {
    const [first] = rows as readonly StampedRow[];
    if (first) seen.set(`${where} ${company} ${JSON.stringify(filter)}`, first.serial);
  }
  const day = tab.today?.getSnapshot().context.day as StampedRow | null | undefined;
  if (day) {
    if (day.user !== nameOf(tab)) return `the day of ${day.user} is shown to ${nameOf(tab)}`;
    seen.set("the day", day.serial);
  }
  for (const [place, serial] of seen) {
    const known = newest.get(place) ?? 0;
    if (serial < known) return `${place} shows answer ${serial} after answer ${known}`;
    newest.set(place, serial);
  }
  return undefined;
};

export const listsAreOfTheUser: Invariant = (tab) => {
  const sessions = tab.screen?.started.sessions?.getSnapshot().context.sessions;
  const told = tab.toldSessions;
  const strangers = (sessions as { id: string }[] | undefined)?.filter(
    ({ id }) => told.get(id) !== nameOf(tab),
  );
  return strangers?.length ? `sessions of others are listed for ${nameOf(tab)}` : undefined;
};

export function nameOf({ portal }: Tab): string | undefined {
  return portal?.getSnapshot().children.authentication?.getSnapshot().context.user?.name;
}

function shownIn({ portal }: Tab): readonly Shown[] {
  const snapshot = portal?.getSnapshot();
  if (!snapshot) return [];
  const shown: Shown[] = [];
  for (const { operation, company, report } of snapshot.context.reports) {
    const { rows, comparison, allPages } = report.getSnapshot().children;
    const where = operation.path;
    const opened = rows?.getSnapshot().context;
    if (opened?.filter) shown.push({ where, company, filter: opened.filter, rows: opened.rows });
    const { request, compared } = comparison?.getSnapshot().context ?? {};
    const range = comparedWith(request?.filter.range ?? null);
    if (request && compared) {
      const filter = { ...request.filter, range };
      shown.push({ where: `compared ${where}`, company, filter, rows: compared.rows });
    }
    const { list, all } = allPages?.getSnapshot().context ?? {};
    if (list && all) {
      shown.push({ where: `all of ${where}`, company, filter: list.filter, rows: all.rows });
    }
  }
  return shown;
}
