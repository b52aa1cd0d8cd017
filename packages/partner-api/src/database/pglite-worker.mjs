import { parentPort, workerData } from "node:worker_threads";
import { PGlite, parse, protocol } from "@electric-sql/pglite";

/** @param {{ directory: string, archive?: Uint8Array, timeZone: string }} data */
async function open({ directory, archive, timeZone }) {
  const pglite = new PGlite({
    dataDir: directory,
    ...(archive && { loadDataDir: new Blob([Buffer.from(archive)]) }),
  });
  await pglite.waitReady;
  leaveValuesAsText(pglite);
  await pglite.query("select set_config('TimeZone', $1, false)", [timeZone]);
  return pglite;
}

/**
 * Values reach the other thread as PostgreSQL's text; values.ts parses them for both engines.
 *
 * @param {PGlite} pglite
 */
function leaveValuesAsText({ parsers, serializers }) {
  for (const type of Object.keys(parsers)) parsers[type] = (/** @type {string} */ text) => text;
  for (const type of Object.keys(serializers))
    serializers[type] = (/** @type {string} */ text) => text;
}

/**
 * Prepares a named statement once: planning it each time was a quarter of what a report took.
 *
 * @param {PGlite} pglite
 */
function preparing(pglite) {
  const { serialize } = protocol;
  /** @type {Map<string, string>} */
  const prepared = new Map();

  /** @param {Uint8Array[]} messages */
  const send = (...messages) =>
    pglite.execProtocol(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  /** @param {{ name: string, text: string, values: (string | null)[] }} statement */
  return async ({ name, text, values }) => {
    if (prepared.get(name) !== text) {
      await send(serialize.close({ type: "S", name }), serialize.parse({ name, text }));
      prepared.set(name, text);
    }
    const { messages } = await send(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults(messages, pglite.parsers, { rowMode: "array" });
    return { fields: result?.fields, rows: result?.rows };
  };
}

/**
 * @param {PGlite} pglite
 * @param {{ kind: string, text: string, values: (string | null)[], rows: string }} request
 */
async function answer(pglite, { kind, text, values, rows: copied }) {
  if (kind === "query") {
    const { fields, rows } = await pglite.query(text, values, { rowMode: "array" });
    return { fields, rows };
  }
  if (kind === "run") await pglite.exec(text);
  if (kind === "copy") await pglite.query(text, [], { blob: new Blob([copied]) });
  if (kind === "dump")
    return new Uint8Array(await (await pglite.dumpDataDir("gzip")).arrayBuffer());
  if (kind === "close") await pglite.close();
  return undefined;
}

/** @param {unknown} error */
const failure = (error) => {
  const { message, code, constraint, detail } =
    /** @type {{ message?: string, code?: string, constraint?: string, detail?: string }} */ (
      error
    );
  return { message: message ?? String(error), code, constraint, detail };
};

const port = parentPort;
if (!port) throw new Error("This file runs in a worker.");
try {
  const pglite = await open(workerData);
  const execute = preparing(pglite);
  port.on("message", async ({ id, ...request }) => {
    try {
      const result = await (request.name ? execute(request) : answer(pglite, request));
      port.postMessage({ id, result });
    } catch (error) {
      port.postMessage({ id, error: failure(error) });
    }
    if (request.kind === "close") port.close();
  });
  port.postMessage({ id: 0 });
} catch (error) {
  port.postMessage({ id: 0, error: failure(error) });
}
