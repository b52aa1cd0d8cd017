import type { DataOf, PathOf, QueryOf } from "./contract.ts";
import type { DateRange } from "./ranges.ts";

/** What a call of a GET by each path takes and answers. */
type Gets = {
  [P in PathOf<"GET">]: { query: QueryOf<"GET", P>; data: DataOf<{ method: "GET"; path: P }> };
};
/** The paths of those whose calls are like this. */
type PathLike<Call> = { [P in keyof Gets]: Gets[P] extends Call ? P : never }[keyof Gets];

type Dated = PathLike<{ query: DateRange }>;
type Paged = PathLike<{ data: { rows: unknown[]; next_cursor: string | null } }>;
type WithRows = PathLike<{ data: unknown[] | { rows: unknown[] } }>;

type PathsBy = {
  "takes dates": Dated;
  "answers in pages": Paged;
  "takes dates and has no pages (rowsByWindow reads those with pages)": Exclude<Dated, Paged>;
  "takes dates and answers with rows": Dated & WithRows;
};

/** An operation by what it has to be. A compiler's complaint names this type with it, and so the reason. */
export interface OperationThat<Is extends keyof PathsBy> {
  method: "GET";
  path: PathsBy[Is];
}
