/** How the rows of a report are searched and sorted. */
export type RowsSought = {
  search: string;
  /** None while it is the report's own. */
  order: { field: string; descending: boolean } | null;
};

type Kept = RowsSought & { user: string };

/** What the entry of the browser's history keeps for the user who typed it; nothing of it is stored. */
export function rowsSought(user: string): RowsSought | null {
  const kept = keptIn(history.state, "rows");
  return kept?.user === user ? kept : null;
}

/** Nothing is kept by an entry of another page, where the report has been left already. */
export function keepRowsSought(page: string, user: string, { search, order }: RowsSought): void {
  if (page !== location.pathname + location.search) return;
  const isSought = search !== "" || order !== null;
  const rows: Kept | undefined = isSought ? { user, search, order } : undefined;
  if (JSON.stringify(rows) === JSON.stringify(keptIn(history.state, "rows") ?? undefined)) return;
  try {
    history.replaceState({ ...history.state, rows }, "");
  } catch {
    // A browser that counts such calls refuses too many: Back then finds what it kept last.
  }
}

/** For the entry of the same report of another company. */
export function rowsAlong(href: string): object | null {
  const rows = keptIn(history.state, "rows");
  return rows && href.replace(/\?.*/s, "") === location.pathname ? { rows } : null;
}

/** For the entry that a figure leads to, and from there for the one of the way back. */
export function rowsLeft(): object | null {
  const left = keptIn(history.state, "rows");
  return left && { left };
}

export function rowsBack(): object | null {
  const rows = keptIn(history.state, "left");
  return rows && { rows };
}

function keptIn(state: unknown, entry: "rows" | "left"): Kept | null {
  const kept = (state as Partial<Record<typeof entry, Kept>> | null)?.[entry];
  return kept ?? null;
}
