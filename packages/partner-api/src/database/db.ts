export type Value = string | number | boolean | null;
export type Row = Record<string, unknown>;

/** A named statement is prepared once per connection. */
export type Statement = string | { name: string; text: string };

export interface Transaction {
  query<R extends Row = Row>(statement: Statement, values?: readonly Value[]): Promise<R[]>;
  /** Runs several statements at once, without values. */
  run(script: string): Promise<void>;
  /** Adds rows in COPY's text format to `table (columns)`. */
  copy(into: string, rows: string): Promise<void>;
}

type TransactionOptions = {
  /** Milliseconds; 0 means no limit. */
  statementTimeout?: number;
  /** Sent along with `begin`. */
  setup?: string;
};

export interface Db {
  query<R extends Row = Row>(statement: Statement, values?: readonly Value[]): Promise<R[]>;
  tx<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Overtakes everything that waits, so that a long queue does not look like an outage. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}
