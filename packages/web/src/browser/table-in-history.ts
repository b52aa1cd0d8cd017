import type { ScrollPosition } from "./scroll-restoration.ts";
import { readUserItem, writeUserItem } from "./user-storage.ts";

/** How the rows of a report are searched and sorted. */
export type TableState = {
  search: string;
  /** Null while it is the report's default. */
  order: { field: string; descending: boolean } | null;
};

/** An entry of another page that it was carried to begins its own state. */
type PageTableState = TableState & { page: string };
type StoredStates = { user: string; entries: Readonly<Record<string, PageTableState>> };

/** The state of the current history entry, which holds only its id. The session storage has the rest. */
export function savedTableState(user: string): TableState | null {
  return entriesOf(user)[currentEntry().rows ?? ""] ?? null;
}

/** Saves nothing once the current entry is of another page. */
export function saveTableState(page: string, user: string, { search, order }: TableState): void {
  if (page !== location.pathname + location.search) return;
  const shown = currentEntry().rows ?? "";
  const entries = entriesOf(user);
  const last = entries[shown];
  const now: PageTableState = { page, search, order };
  if (keyOf(last ?? { search: "", order: null }) === keyOf(now)) return;
  const id = last?.page === page ? shown : Math.random().toString(36).slice(2);
  writeUserItem<StoredStates>("rowsSought", { user, entries: { ...entries, [id]: now } });
  if (id !== shown) history.replaceState({ ...history.state, rows: id }, "");
}

/** The history state that carries the table's state to the same report of another company. */
export function tableStateForCompany(href: string): object | null {
  return href.replace(/\?.*/s, "") === location.pathname ? { rows: currentEntry().rows } : null;
}

/** The history state of a drill-down, from which `stateForReturn` takes this entry's state for the link back. */
export function stateForDrillDown(): { left: Entry } {
  const { rows, place } = currentEntry();
  return { left: { rows, place } };
}

export const stateForReturn = (): Entry | null => currentEntry().left ?? null;

function entriesOf(user: string): StoredStates["entries"] {
  const all = readUserItem("rowsSought") as StoredStates | null;
  return all?.user === user ? all.entries : {};
}

type Entry = { rows?: string | undefined; place?: ScrollPosition | undefined };

const currentEntry = (): Entry & { left?: Entry } => history.state ?? {};

const keyOf = ({ search, order }: TableState) => JSON.stringify([search, order]);
