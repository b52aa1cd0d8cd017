import { importFile, openDatabase, readSettings, rebuildFigures, voidFile } from "partner-api";
import { recordKind } from "../import/files.ts";

/** Runs as a process of its own that reports its steps: `importing.ts import|replace|void|rebuild KIND FILE`. */
const [what = "", name = "", path = ""] = process.argv.slice(2);
const say = (what: string) => void process.stdout.write(`${what}\n`);

let read = 0;
const options = {
  kind: recordKind(name),
  path,
  rejects: undefined,
  isDryRun: false,
  onStep: say,
  onRead(bytes: number) {
    read += bytes;
    say(`${read} bytes`);
  },
};
const now = new Date("2026-06-06T00:00:00Z");
const by = "nasrin";
const opened = await openDatabase({ ...readSettings(process.env), onIdleError: () => {} });
/** What writes says so before the last statement but one. */
const db: typeof opened = {
  ...opened,
  tx: (work, how) =>
    opened.tx(async (tx) => {
      const done = await work(tx);
      say("all but acknowledged");
      await tx.query("select pg_sleep(0.2)");
      return done;
    }, how),
};

if (what === "void") await voidFile(db, { ...options, by });
else if (what === "rebuild") await rebuildFigures(db, { company: null, from: null, to: null }, by);
else await importFile(db, { ...options, now, replacedBy: what === "replace" ? by : undefined });
await db.close();
