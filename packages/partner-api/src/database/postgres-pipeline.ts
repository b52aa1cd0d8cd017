import type { Connection, PoolClient, Submittable } from "pg";
import type { Asked, TextRow } from "./db.ts";
import { asText } from "./values.ts";

/** Sends all statements at once, with a single Sync: PostgreSQL makes one transaction of what lies before it. */
export const tripOn = (
  client: PoolClient,
  prepares: boolean,
  asked: readonly Asked[],
): Promise<TextRow[][]> =>
  new Promise((resolve, reject) => {
    client.query(trip(prepares, asked, resolve, reject));
  });

const alone = (text: string): Asked => ({ name: text, text, values: [] });

/** The same in a transaction block, which a statement that fails leaves open. */
export async function blockOn(
  client: PoolClient,
  prepares: boolean,
  asked: readonly Asked[],
): Promise<TextRow[][]> {
  try {
    const answers = await tripOn(client, prepares, [alone("begin"), ...asked, alone("commit")]);
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

function trip(
  prepares: boolean,
  asked: readonly Asked[],
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
      for (const each of asked) send(connection, each, prepared);
      connection.sync();
      connection.stream.uncork();
    },
    handleDataRow({ fields }) {
      rows.push(fields);
    },
    handleCommandComplete() {
      const done = asked[answers.length];
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
  { name, text, values }: Asked,
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
const nameOf = (name: string) => `trip ${name}`;
