import type { Asked, Db, Transaction } from "./db.ts";

export async function isDistributed(tx: Pick<Transaction, "query">): Promise<boolean> {
  const [database] = await tx.query<{ distributed: boolean }>(
    "select is_distributed() as distributed",
  );
  return database?.distributed ?? false;
}

const alone = (text: string): Asked => ({ name: text, text, values: [] });
export const begin = alone("begin");
const commit = alone("commit");

/** Citus passes `set local` on to its nodes in a transaction block alone, which a single Sync is not. */
export const overNodes = (db: Db): Db => ({
  ...db,
  isDistributed: true,
  async inOneTrip(asked) {
    const answers = await db.inOneTrip([begin, ...asked, commit]);
    return answers.slice(1, -1);
  },
});

/** Lets the nodes know what the viewer may see, whom the statement before it has found. */
export const passingViewerOn: Asked = {
  name: "pass-viewer-on",
  text: "select pass_viewer_on()",
  values: [],
};
