import {
  DatabaseUnavailable,
  type Db,
  type PreparedQuery,
  type Replica,
  type TextRow,
} from "./db.ts";

/** Milliseconds in which a replica that was away is not asked. */
const rest = 5000;

/** Reads from a replica where it can: it may be away, or behind. */
export function withReplica(primary: Db, replica: Db): Db {
  let awayUntil = 0;

  async function asked<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (performance.now() < awayUntil) return undefined;
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnavailable) awayUntil = performance.now() + rest;
      return undefined;
    }
  }

  return {
    ...primary,
    replica: {
      pipeline: (statements) => asked(() => replica.pipeline(statements)),
      async state() {
        const [written] = await primary.query<{ at: string }>(
          "select pg_current_wal_lsn()::text as at",
        );
        const behind = await asked(() =>
          replica.query<{ bytes: number | null }>(
            "select pg_wal_lsn_diff($1, pg_last_wal_replay_lsn())::bigint as bytes",
            [written?.at ?? null],
          ),
        );
        return { away: behind === undefined, bytesBehind: behind?.[0]?.bytes ?? null };
      },
    },
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}

/**
 * What a pipeline finds on the replica, while the primary finds out who asks; on the primary, where the two differ
 * about that, or about which records there are.
 */
export async function readOnReplica(
  primary: Db,
  replica: Replica,
  [finding, ...reading]: readonly [PreparedQuery, ...PreparedQuery[]],
): Promise<TextRow[][]> {
  const [[found = []], read] = await Promise.all([
    primary.pipeline([finding]),
    replica.pipeline([finding, ...reading]),
  ]);
  if (!isSomebody(found)) return [found];
  if (read && isSame(found, read[0] ?? [])) return [found, ...read.slice(1)];
  return primary.pipeline([finding, ...reading]);
}

const isSomebody = ([row]: TextRow[]) => Boolean(row?.[0]);

/** User, grant, count of imports and what the session is restricted by, in the row of find-viewer.sql. */
const isSame = ([one]: TextRow[], [other]: TextRow[]) =>
  [0, 2, 4, 5].every((column) => one?.[column] === other?.[column]);
