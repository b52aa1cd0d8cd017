import type { Db, PreparedQuery, Transaction } from "./db.ts";

export async function isDistributed(tx: Pick<Transaction, "query">): Promise<boolean> {
  const [database] = await tx.query<{ distributed: boolean }>(
    "select is_distributed() as distributed",
  );
  return database?.distributed ?? false;
}

/** Citus passes `set local` on to its nodes in a transaction block alone. */
export const onCluster = (db: Db): Db => ({
  ...db,
  isDistributed: true,
  pipeline: (asked) => db.pipeline(asked, { inBlock: true }),
});

/** Lets the nodes know what the viewer may see, whom the statement before it has found. */
export const passViewerQuery: PreparedQuery = {
  name: "pass-viewer-on",
  text: "select pass_viewer_on()",
  values: [],
};
