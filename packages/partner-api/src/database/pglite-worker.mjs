import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { preparing } from "./pglite-statements.mjs";

/** Otherwise it takes 128 MB as it starts, and no report or import is faster for it. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

// Otherwise V8 optimises, beside a start, what little more than the start runs, for as long as half of it takes.
setFlagsFromString("--wasm-tiering-budget=100000000");

/** @param {{ directory: string, isNew: boolean, archive?: Uint8Array, timeZone: string }} data */
async function open({ directory, isNew, archive, timeZone }) {
  if (isNew && !archive) {
    const { writeEmptyCluster } = await import("./empty-cluster.mjs");
    await writeEmptyCluster(directory);
  }
  const pglite = new PGlite({
    dataDir: directory,
    startParams,
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
 * @param {PGlite} pglite
 * @param {ReturnType<typeof preparing>} named
 * @param {{ kind: string, name?: string, text: string, values: (string | null)[], rows: string, asked: import("./pglite-statements.mjs").Asked[] }} request
 */
async function answer(pglite, named, { kind, name, text, values, rows: copied, asked }) {
  if (kind === "pipeline") return named.pipeline(asked);
  if (kind === "query" && name) return named.query({ name, text, values });
  if (kind === "query") {
    const { fields, rows } = await pglite.query(text, values, { rowMode: "array" });
    return { fields, rows };
  }
  if (kind === "run") await pglite.exec(text);
  if (kind === "copy") await pglite.query(text, [], { blob: new Blob([copied]) });
  if (kind === "copyOut") {
    const { blob } = await pglite.query(text);
    return new Uint8Array((await blob?.arrayBuffer()) ?? []);
  }
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
  const named = preparing(pglite);
  port.on("message", async ({ id, ...request }) => {
    try {
      port.postMessage({ id, result: await answer(pglite, named, request) });
    } catch (error) {
      port.postMessage({ id, error: failure(error) });
    }
    if (request.kind === "close") port.close();
  });
  port.postMessage({ id: 0 });
} catch (error) {
  port.postMessage({ id: 0, error: failure(error) });
}
