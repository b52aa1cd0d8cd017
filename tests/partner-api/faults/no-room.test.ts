import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { copyFolder } from "../copied.ts";
import { differences } from "../daily-figures.ts";
import { openAt } from "../databases.ts";
import { addCompanies, filesToImport, oneOfEach } from "../import/files.ts";
import { commandLine, script } from "./processes.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-api-no-room-"));
const files = filesToImport();
afterAll(() => {
  files.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Blocks of 1 KiB: slightly less than the write-ahead log needs. */
const tooLittle = "4096";
const enoughForALittle = "16500";

it("an import that runs out of room leaves nothing behind and says why [V5.2.1]", async () => {
  const data = join(folder, "import");
  copyFolder(inject("emptyDirectory"), data);
  const place = { databaseUrl: undefined, dataDirectory: data };
  const before = await openAt(place);
  await addCompanies(before);
  for (const [kind, lines] of oneOfEach) await files.importInto(before, kind, lines);
  await before.close();

  // As many bytes as a stoppage may have.
  const stop = "ক".repeat(200);
  const path = files.write(
    [
      "company_id,module,sale_id,sold_at,tickets,fares,stoppage\n",
      ...Array.from(
        { length: 28_000 },
        (_, at) => `11,intracity,${1000 + at},2026-06-05T10:00:00,1,25.00,${stop}\n`,
      ),
    ].join(""),
  );
  const importing = await commandLine(
    ["import", "ticket-sales", path],
    { DATA_DIR: data },
    enoughForALittle,
  ).ended;
  expect([importing.code, importing.complaint]).toEqual([
    1,
    expect.stringMatching(/^Failed: could not (extend|write).*: (File too large|No space left)/),
  ]);

  const after = await openAt(place);
  expect(await after.query("select count(*) from ticket_sales where sale_id >= 1000")).toEqual([
    { count: 0 },
  ]);
  expect(await differences(after)).toEqual([]);
  await after.close();
});

it("a first start that runs out of room says so, and leaves no database that looks complete", async () => {
  const env = { DATA_DIR: join(folder, "start"), PORT: "0" };
  const { code, complaint } = await script("serving.ts", [], env, tooLittle).ended;
  expect([code, complaint]).toEqual([
    1,
    expect.stringContaining("cannot be opened. Is the disk full?"),
  ]);
  expect(existsSync(join(env.DATA_DIR, "complete"))).toBe(false);
});

it("names a data directory that cannot be written", async () => {
  const inTheWay = join(folder, "a-file");
  writeFileSync(inTheWay, "");
  for (const path of [inTheWay, join(inTheWay, "data")]) {
    const { code, complaint } = await script("serving.ts", [], { DATA_DIR: path, PORT: "0" }).ended;
    expect([code, complaint]).toEqual([
      1,
      expect.stringContaining(`The data directory ${path} cannot be written: `),
    ]);
  }
});
