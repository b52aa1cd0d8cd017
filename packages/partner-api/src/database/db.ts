export type Value = string | number | boolean | null;
export type Row = Record<string, unknown>;

/** A statement with a name is prepared once for each connection. */
export type Statement = string | { name: string; text: string };

/** One connection inside a transaction. */
export interface Transaction {
  query<R extends Row = Row>(statement: Statement, values?: readonly Value[]): Promise<R[]>;
  /** Several statements at once, without values. */
  run(script: string): Promise<void>;
  /** Adds rows in the text format of COPY to `table (columns)`. */
  copy(into: string, rows: string): Promise<void>;
}

type TransactionOptions = {
  /** Milliseconds that one statement may take; none where it is 0. */
  statementTimeout?: number;
  /** Run together with `begin`. */
  setup?: string;
};

/** PostgreSQL, embedded or not: the same statements, the same values. */
export interface Db {
  query<R extends Row = Row>(statement: Statement, values?: readonly Value[]): Promise<R[]>;
  tx<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Ends when it answers, which it is asked before everyone who waits. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot answer now, and may again later. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}

export const textOf = (statement: Statement) =>
  typeof statement === "string" ? statement : statement.text;
