import type { CallOptions, PartnerClient } from "./client.ts";
import type { DataOf, InputOf } from "./contract.ts";
import type { OperationThat } from "./operation-that.ts";
import { type PagedOperation, pagesOf, type RowOf } from "./pages.ts";
import type { DateRange } from "./ranges.ts";
import { legalWindows } from "./windows.ts";

/** A dated operation that answers with rows, at once or in pages. */
export interface RowsOperation extends OperationThat<"takes dates and answers with rows"> {}

/** What has been read of a range after an answer. */
export type Progress = {
  /** The window that was read, in full or up to a page. */
  window: DateRange;
  /** Windows that were read in full, and of how many. */
  windows: number;
  ofWindows: number;
  rows: number;
};

type WindowRowOf<Op extends RowsOperation> =
  DataOf<Op> extends (infer Row)[] ? Row : Op extends PagedOperation ? RowOf<Op> : never;

/**
 * Every row of a range of any length: all pages of all its legal windows. Each is fetched when it is needed.
 * @example for await (const passage of rowsByWindow(client, listTollplazaCollections, spring)) keep(passage);
 */
export async function* rowsByWindow<Op extends OperationThat<"takes dates and answers with rows">>(
  client: Pick<PartnerClient, "call">,
  operation: Op,
  input: Omit<InputOf<Op>, "cursor"> & DateRange,
  {
    onProgress,
    ...options
  }: CallOptions & { onProgress?: ((progress: Progress) => void) | undefined } = {},
): AsyncGenerator<WindowRowOf<Op>, void, undefined> {
  const paged = pagesOf as unknown as PagesOf<WindowRowOf<Op>>;
  const all = [...legalWindows(input)];
  let rows = 0;
  for (const [index, window] of all.entries()) {
    const fields = { ...input, ...window, cursor: undefined };
    for await (const page of paged({ call: asPage(client) }, operation, fields, options)) {
      rows += page.rows.length;
      const windows = page.next_cursor ? index : index + 1;
      onProgress?.({ window, windows, ofWindows: all.length, rows });
      yield* page.rows;
    }
  }
}

type Call = (...args: unknown[]) => Promise<unknown>;
type PagesOf<Row> = (
  client: { call: Call },
  ...args: unknown[]
) => AsyncIterable<{ rows: Row[]; next_cursor: string | null }>;

/** Rows that are answered at once are the only page. */
function asPage(client: Pick<PartnerClient, "call">): Call {
  return async (...args) => {
    const data = await (client.call as Call)(...args);
    return Array.isArray(data) ? { rows: data, next_cursor: null } : data;
  };
}
