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
  /** The rows of `table (columns)` in COPY's text format. */
  copyOut(from: string): AsyncIterable<Uint8Array>;
}

/** A statement of a pipeline, prepared once per connection. */
export type PreparedQuery = { name: string; text: string; values: readonly Value[] };

/** A row as PostgreSQL writes it, its columns by their place. */
export type TextRow = readonly (string | null)[];

type TransactionOptions = {
  /** Milliseconds; 0 means no limit, nor one to the time between two statements. */
  statementTimeout?: number;
};

type PipelineOptions = {
  /** Between `begin` and `commit`, which PostgreSQL alone does without. */
  inBlock?: boolean;
};

type ReplicaState = { away: boolean; bytesBehind: number | null };

export type Replica = {
  /** As `Db.pipeline`, but undefined where the replica cannot answer. */
  pipeline(queries: readonly PreparedQuery[]): Promise<TextRow[][] | undefined>;
  state(): Promise<ReplicaState>;
};

type Load = { open: number; idle: number; waiting: number };

export interface Db {
  /** Whether its records are spread over the nodes of a cluster. */
  readonly isDistributed: boolean;
  /** A copy that may lag behind, for reports. */
  readonly replica?: Replica;
  query<R extends Row = Row>(statement: Statement, values?: readonly Value[]): Promise<R[]>;
  tx<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** One transaction, sent and answered at once: the rows of each statement. */
  pipeline(queries: readonly PreparedQuery[], options?: PipelineOptions): Promise<TextRow[][]>;
  /** Makes the room of deleted rows free for new ones, however long it takes. */
  vacuum(table: string): Promise<void>;
  /** Overtakes everything that waits, so that a long queue does not look like an outage. */
  ping(): Promise<void>;
  /** Of connections, and of what waits for one. */
  load(): Load;
  close(): Promise<void>;
}

export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}
