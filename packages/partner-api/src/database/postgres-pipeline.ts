import type { Connection, PoolClient, Submittable } from "pg";
import type { PreparedQuery, TextRow } from "./db.ts";
import { asText } from "./values.ts";

/** Sends all statements at once, with a single Sync: PostgreSQL makes one transaction of what lies before it. */
export const pipelineOn = (
  client: PoolClient,
  prepares: boolean,
  queries: readonly PreparedQuery[],
): Promise<TextRow[][]> =>
  new Promise((resolve, reject) => {
    client.query(pipelineQuery(prepares, queries, resolve, reject));
  });

const alone = (text: string): PreparedQuery => ({ name: text, text, values: [] });

/** The same in a transaction block, which a statement that fails leaves open. */
export async function pipelineInTransaction(
  client: PoolClient,
  prepares: boolean,
  queries: readonly PreparedQuery[],
): Promise<TextRow[][]> {
  try {
    const answers = await pipelineOn(client, prepares, [
      alone("begin"),
      ...queries,
      alone("commit"),
    ]);
    return answers.slice(1, -1);
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** What `pg` calls on a query while it talks to PostgreSQL. */
type Conversation = Submittable & {
  handleDataRow(message: { fields: TextRow }): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};

type Prepared = Map<string, string>;
const preparedOn = new WeakMap<Connection, Prepared>();

function pipelineQuery(
  prepares: boolean,
  queries: readonly PreparedQuery[],
  resolve: (answers: TextRow[][]) => void,
  reject: (error: Error) => void,
): Conversation {
  const answers: TextRow[][] = [];
  let rows: TextRow[] = [];
  let prepared: Prepared | undefined;
  return {
    submit(connection) {
      if (prepares) {
        prepared = preparedOn.get(connection) ?? new Map();
        preparedOn.set(connection, prepared);
      }
      connection.stream.cork();
      for (const each of queries) send(connection, each, prepared);
      connection.sync();
      connection.stream.uncork();
    },
    handleDataRow({ fields }) {
      rows.push(fields);
    },
    handleCommandComplete() {
      const done = queries[answers.length];
      if (done) prepared?.set(done.name, done.text);
      answers.push(rows);
      rows = [];
    },
    handleReadyForQuery: () => resolve(answers),
    handleError: reject,
  };
}

/** Until it has been answered once, a statement may or may not be prepared: closing it is no error either way. */
function send(
  connection: Connection,
  { name, text, values }: PreparedQuery,
  prepared: Prepared | undefined,
) {
  const statement = prepared ? nameOf(name) : "";
  if (prepared?.get(name) !== text) {
    if (prepared) connection.close({ type: "S", name: statement }, true);
    connection.parse({ name: statement, text, types: [] }, true);
  }
  connection.bind({ statement, values: values.map(asText) }, true);
  connection.execute(null, true);
}

/** Apart from the names of which `pg` itself keeps account. */
const nameOf = (name: string) => `pipeline ${name}`;
