/** Gives the `data` of the answer. */
export type Get = (url: string) => Promise<unknown>;

type Page = { rows: unknown[]; isLast: boolean };

/** Never more pages than there are rows, and one. */
export async function pagesAt(get: Get, url: string, rows: number): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = "";
  while (cursor !== null && pages.length <= rows + 1) {
    const at: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const data = (await get(url + at)) as { rows: unknown[]; next_cursor: string | null };
    pages.push({ rows: data.rows, isLast: data.next_cursor === null });
    cursor = data.next_cursor;
  }
  return pages;
}

export function pagesOf(rows: unknown[], limit: number): Page[] {
  const pages = Math.max(1, Math.ceil(rows.length / limit));
  return Array.from({ length: pages }, (_, at) => ({
    rows: rows.slice(at * limit, (at + 1) * limit),
    isLast: at === pages - 1,
  }));
}
