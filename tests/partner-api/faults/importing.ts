import { importFile, kinds, openDatabase, readSettings } from "partner-api";

/** Runs as a process of its own that reports its steps: `importing.ts KIND FILE`. */
const [name = "", path = ""] = process.argv.slice(2);
const say = (what: string) => void process.stdout.write(`${what}\n`);
const kind = kinds[name];
if (!kind) throw new Error(`no kind ${name}`);

const db = await openDatabase({ ...readSettings(process.env), onIdleError: () => {} });
let read = 0;
await importFile(db, {
  kind,
  path,
  rejects: undefined,
  isDryRun: false,
  now: new Date("2026-06-06T00:00:00Z"),
  onStep: say,
  onRead(bytes) {
    read += bytes;
    say(`${read} bytes`);
  },
});
await db.close();
