import type { Place } from "./scroll-restoration.ts";
import { readUserItem, writeUserItem } from "./user-storage.ts";

/** How the rows of a report are searched and sorted. */
export type RowsSought = {
  search: string;
  /** None while it is the report's own. */
  order: { field: string; descending: boolean } | null;
};

/** What was sought on a page; an entry of another page that it came along to begins its own. */
type Sought = RowsSought & { page: string };
type Kept = { user: string; entries: Readonly<Record<string, Sought>> };

/** What the user sought in the entry of the browser's history that is shown, which holds no more than an id of it. */
export function rowsSought(user: string): RowsSought | null {
  return entriesOf(user)[entryShown().rows ?? ""] ?? null;
}

/** Nothing is kept by an entry of another page, where the report has been left already. */
export function keepRowsSought(page: string, user: string, { search, order }: RowsSought): void {
  if (page !== location.pathname + location.search) return;
  const shown = entryShown().rows ?? "";
  const entries = entriesOf(user);
  const last = entries[shown];
  const now: Sought = { page, search, order };
  if (textOf(last ?? { search: "", order: null }) === textOf(now)) return;
  const id = last?.page === page ? shown : Math.random().toString(36).slice(2);
  writeUserItem<Kept>("rowsSought", { user, entries: { ...entries, [id]: now } });
  if (id !== shown) history.replaceState({ ...history.state, rows: id }, "");
}

/** For the entry of the same report of another company. */
export function rowsAlong(href: string): object | null {
  return href.replace(/\?.*/s, "") === location.pathname ? { rows: entryShown().rows } : null;
}

/** For the entry that a figure leads to, and from there for the one of the way back. */
export function rowsLeft(): { left: Entry } {
  const { rows, place } = entryShown();
  return { left: { rows, place } };
}

export const rowsBack = (): Entry | null => entryShown().left ?? null;

function entriesOf(user: string): Kept["entries"] {
  const all = readUserItem("rowsSought") as Kept | null;
  return all?.user === user ? all.entries : {};
}

type Entry = { rows?: string | undefined; place?: Place | undefined };

const entryShown = (): Entry & { left?: Entry } => history.state ?? {};

const textOf = ({ search, order }: RowsSought) => JSON.stringify([search, order]);
