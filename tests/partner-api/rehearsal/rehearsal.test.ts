import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "vitest";
import { mainEngine, openAt } from "../databases.ts";
import { schemaUntil } from "../earlier-version.ts";
import { type Plan, rehearse, rehearseUpgrade } from "./rehearsal.ts";
import { thisProcess } from "./this-process.ts";

const twoNights = readFileSync(new URL("two-nights-of-0014.sql", import.meta.url), "utf8");
const noTables =
  "drop schema public cascade; create schema public; grant usage on schema public to public";

const week: Plan = { nights: 7, wrongFile: 1, correction: 2, backup: 3, loss: 6 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "partner-api-rehearsal-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([mainEngine])("an installation on %s", { timeout: 600_000 }, (engine) => {
  it("begins with an earlier version, and goes on with this one", async () => {
    const { host, place } = await thisProcess(engine, folder);
    const earlier = await openAt(place);
    await earlier.tx((tx) => tx.run(noTables));
    await earlier.tx((tx) => tx.run(schemaUntil("0014-walls-planned-once.sql") + twoNights));
    await earlier.close();
    await rehearseUpgrade(host, folder, 2);
    await host.lose();
  });

  it("goes by: a wrong file, a correction, a backup, a loss, a restore and deletions", async () => {
    const { host } = await thisProcess(engine, folder);
    await rehearse(host, folder, week);
    await host.lose();
  });
});
