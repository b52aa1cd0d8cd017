import { parse, protocol } from "@electric-sql/pglite";

const { messages: kinds, serialize } = protocol;

/** @typedef {{ name: string, text: string, values: (string | null)[] }} Asked */

/**
 * Prepares a named statement once: planning it each time was a quarter of what a report took.
 *
 * @param {import("@electric-sql/pglite").PGlite} pglite
 */
export function preparing(pglite) {
  /** @type {Map<string, string>} */
  const prepared = new Map();

  /** @param {Asked} asked */
  const preparation = ({ name, text }) =>
    prepared.get(name) === text
      ? []
      : [serialize.close({ type: "S", name }), serialize.parse({ name, text })];

  /** @param {Asked} asked */
  const binding = ({ name, values }) => serialize.bind({ statement: name, values });

  /**
   * @param {Asked[]} asked
   * @param {Uint8Array[]} messages
   */
  async function answered(asked, messages) {
    const message = Buffer.concat([...messages, serialize.sync()]);
    const { messages: answers } = await pglite.execProtocol(message, { syncToFs: false });
    for (const { name, text } of asked) prepared.set(name, text);
    return answers;
  }

  return {
    /** @param {Asked} asked */
    async query(asked) {
      const messages = await answered(
        [asked],
        [
          ...preparation(asked),
          binding(asked),
          serialize.describe({ type: "P" }),
          serialize.execute({}),
        ],
      );
      const [result] = parse.parseResults(messages, pglite.parsers, { rowMode: "array" });
      return { fields: result?.fields, rows: result?.rows };
    },
    /**
     * A single Sync makes one transaction of all statements before it.
     *
     * @param {Asked[]} asked
     */
    async pipeline(asked) {
      const messages = asked.flatMap((each) => [
        ...preparation(each),
        binding(each),
        serialize.execute({}),
      ]);
      return rowsOf(await answered(asked, messages));
    },
  };
}

/** @param {Awaited<ReturnType<import("@electric-sql/pglite").PGlite["execProtocol"]>>["messages"]} messages */
function rowsOf(messages) {
  /** @type {(string | null)[][][]} */
  const answers = [];
  /** @type {(string | null)[][]} */
  let rows = [];
  for (const message of messages) {
    if (message instanceof kinds.DataRowMessage) rows.push(message.fields);
    if (message.name === "commandComplete") {
      answers.push(rows);
      rows = [];
    }
  }
  return answers;
}
