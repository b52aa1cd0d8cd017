import type { CallOptions, PartnerClient } from "./client.ts";
import type { DataOf, InputOf } from "./contract.ts";
import { WrongEnvelopeError } from "./errors/wrong-envelope-error.ts";
import type { OperationThat } from "./operation-that.ts";

type Page<Row> = { rows: Row[]; next_cursor: string | null };

/** An operation that answers in pages. */
export interface PagedOperation extends OperationThat<"answers in pages"> {}
export type RowOf<Op extends PagedOperation> =
  DataOf<Op> extends { rows: (infer Row)[] } ? Row : never;

/**
 * Iterates over the pages of a long list, fetching each one when it is needed.
 * @example for await (const page of pagesOf(client, listTollplazaCollections, range)) show(page.rows);
 */
export async function* pagesOf<Op extends OperationThat<"answers in pages">>(
  client: Pick<PartnerClient, "call">,
  operation: Op,
  input: InputOf<Op>,
  options?: CallOptions,
): AsyncGenerator<Page<RowOf<Op>>, void, undefined> {
  const call = client.call as (...args: unknown[]) => Promise<Page<RowOf<Op>> | undefined>;
  const asked = new Set<string | null | undefined>();
  let cursor: string | null | undefined = (input as { cursor?: string }).cursor;
  do {
    asked.add(cursor);
    const page = await call(operation, { ...input, cursor }, options);
    if (!Array.isArray(page?.rows)) {
      throw new WrongEnvelopeError(operation, 200, "The answer is not a page of rows.");
    }
    if (page.next_cursor && asked.has(page.next_cursor)) {
      throw new WrongEnvelopeError(
        operation,
        200,
        "The page's cursor leads back to a page that was read.",
      );
    }
    cursor = page.next_cursor;
    yield page;
  } while (cursor);
}

/**
 * Iterates over the rows of a long list. Breaking out of the loop fetches no further page.
 * @example for await (const passage of rowsOf(client, listTollplazaCollections, range)) print(passage);
 */
export async function* rowsOf<Op extends OperationThat<"answers in pages">>(
  client: Pick<PartnerClient, "call">,
  operation: Op,
  input: InputOf<Op>,
  options?: CallOptions,
): AsyncGenerator<RowOf<Op>, void, undefined> {
  for await (const page of pagesOf(client, operation, input, options)) yield* page.rows;
}
