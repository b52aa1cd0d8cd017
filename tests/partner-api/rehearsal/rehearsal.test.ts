import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "vitest";
import { type Engine, engines, openAt } from "../databases.ts";
import { schemaUntil } from "../earlier-version.ts";
import { type Plan, rehearse, rehearseUpgrade } from "./rehearsal.ts";
import { thisProcess } from "./this-process.ts";

const twoNights = readFileSync(new URL("two-nights-of-0014.sql", import.meta.url), "utf8");
const noTables =
  "drop schema public cascade; create schema public; grant usage on schema public to public";

/** Each command opens the embedded database anew, which takes half a second: `test:image` has the whole month. */
const short: Plan = { nights: 2, wrongFile: 1, correction: 1, backup: 0, loss: 1 };
const long: Plan = { nights: 7, wrongFile: 1, correction: 2, backup: 3, loss: 6 };
const plans: Record<Engine, Plan> = { PGlite: short, PostgreSQL: long, Citus: long };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "partner-api-rehearsal-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines)("a month on %s", { timeout: 600_000 }, (engine) => {
  it("goes by: a wrong file, a correction, a backup, a loss, a restore and deletions", async () => {
    const { host } = await thisProcess(engine, folder);
    await rehearse(host, folder, plans[engine]);
    await host.lose();
  });

  it("begins with an earlier version, and goes on with this one", async () => {
    const { host, place } = await thisProcess(engine, folder);
    const earlier = await openAt(place);
    await earlier.tx((tx) => tx.run(noTables));
    await earlier.tx((tx) => tx.run(schemaUntil("0014-walls-planned-once.sql") + twoNights));
    await earlier.close();
    await rehearseUpgrade(host, folder, 2);
    await host.lose();
  });
});
