import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { kindsOfRecords } from "partner-api";
import { type OwnDatabase, ownDatabase } from "tests/partner-api/databases.ts";
import { checkedFiles } from "tests/partner-api/import/bad-lines.ts";
import { columnOf, columnTypes } from "tests/partner-api/import/column-types.ts";
import { documentedColumns, rowOf } from "tests/partner-api/import/documented.ts";
import { addCompanies, filesToImport, type Importing } from "tests/partner-api/import/files.ts";
import { referredTo } from "tests/partner-api/import/referred-to.ts";
import { storedFiles } from "tests/partner-api/import/stored-files.ts";
import { csvOf, type Style } from "tests/partner-api/oracle/csv-files.ts";
import { type Batch, Records } from "tests/partner-api/oracle/records.ts";
import { rowsToStore, storedRows } from "tests/partner-api/oracle/stored.ts";
import { batchesOf, bring, type Companies } from "tests/partner-api/oracle/whole-companies.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mutantsOfCheck } from "./import-mutants.ts";
import { statementTimeout, throwIfNoFault } from "./mutant.ts";
import { judges } from "./verdicts.ts";

const source = new URL("../../../packages/partner-api/src/", import.meta.url);
const copies = new URL("../../../.cache/mutants/import/", import.meta.url);
/** These read the file, draw the progress and count imports; they check no line. */
const others = [
  ...["csv.ts", "format.ts", "import-counts.ts", "import-refused.ts", "kinds.ts", "progress.ts"],
];
const { expectSound, expectDeath, expectEnoughDead } = judges();
let own: OwnDatabase;

beforeAll(async () => {
  own = await ownDatabase("PGlite", "nothing", statementTimeout);
  await addCompanies(own.db);
});
afterAll(async () => {
  rmSync(copies, { recursive: true, force: true });
  await own.drop();
});

const names = readdirSync(new URL("import", source)).filter((name) => !others.includes(name));
const checks = names.map((name) => {
  const path = `import/${name}`;
  return { path, text: readFileSync(new URL(path, source), "utf8") };
});

describe.each(checks)("$path", (source) => {
  it("imports as it should while nothing is changed", () =>
    expectSound(source, async () => passes(await mutated(source.path, source.text))));

  it.each(mutantsOfCheck(source.text))("line $line, $kind: $from → $to", async (mutant) => {
    await expectDeath(source, mutant, async () => {
      const importing = await mutated(source.path, mutant.text).catch(() => undefined);
      if (!importing) return "invalid";
      return passes(importing).then(
        () => "survived",
        (error) => {
          throwIfNoFault(error);
          return "killed";
        },
      );
    });
  });
});

it("enough of them are dead, and each that is let live is one of them", () =>
  expectEnoughDead(/^import/));

let last = 0;

/** A copy of the code that imports, in which one file is the mutant. */
async function mutated(path: string, text: string): Promise<Importing> {
  last += 1;
  const copy = new URL(`${last}/`, copies);
  for (const part of ["audit-log", "database", "import", "records", "text", "modules.ts"]) {
    cpSync(new URL(part, source), new URL(part, copy), { recursive: true });
  }
  writeFileSync(new URL(path, copy), text);
  const { importFile } = await import(new URL("import/import-file.ts", copy).pathname);
  const { kinds } = await import(new URL("import/kinds.ts", copy).pathname);
  return { importFile, kinds };
}

/** A mutant may have stored what it should have refused; nothing takes readings away. */
async function storeOnlyWhatIsReferredTo() {
  const tables = await own.db.query<{ name: string }>(
    `select relname as name
     from pg_class
     join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'company_id'
       and relname not in ('companies', 'readings')`,
  );
  await own.db.query(`truncate ${tables.map(({ name }) => name).join(", ")} cascade`);
  const files = filesToImport();
  for (const [kind, lines] of referredTo) await files.importInto(own.db, kind, lines);
  files.remove();
}

async function passes(importing: Importing) {
  const { kinds } = importing;
  await storeOnlyWhatIsReferredTo();
  for (const [name, kind] of Object.entries(kinds)) {
    expect(documentedColumns(name)).toBe(rowOf(kind));
  }
  for (const [, kind, column, fits, doesNotFit] of columnTypes) {
    const holds = columnOf(kinds, kind, column);
    for (const text of fits) expect(holds.fits(text)).toBe(true);
    for (const text of doesNotFit) expect(holds.fits(text)).toBe(false);
  }
  const files = filesToImport(importing);
  try {
    for (const { kind, lines, expected } of checkedFiles) {
      expect(await files.found(own.db, kind, lines)).toEqual(expected);
    }
    for (const file of storedFiles) {
      const { expected, setAside, rows } = file;
      expect(await files.brought(own.db, file)).toEqual({ imported: expected, setAside, rows });
    }
    await countsImports(files);
    const records = new Records();
    const imports = (batch: Batch, style: Style) =>
      files.importInto(own.db, batch.kind, csvOf(batch, style));
    await bring({ import: imports }, records, batchesOf(await newCompanies()));
    for (const kind of kindsOfRecords) {
      const stored = await storedRows(own.db, kind, lastCompany - 3);
      expect(stored).toStrictEqual(rowsToStore(records, kind, lastCompany - 3));
    }
  } finally {
    files.remove();
  }
}

/** By how they ended, whoever made them. */
async function countsImports({ importInto }: ReturnType<typeof filesToImport>) {
  await own.db.query("delete from settings where name like 'imports %'");
  const rejects = new URL("devices.rejected.csv", copies).pathname;
  const devices = (...lines: string[]) => ["company_id,device_id", ...lines].join("\n");
  await importInto(own.db, "devices", devices("11,20"));
  await importInto(own.db, "devices", devices("11,21", "x,1"), { rejects });
  await expect(importInto(own.db, "devices", devices("x,1"))).rejects.toThrow();
  const lanes = "company_id,lane_id,name\nx,1,Lane 1";
  await expect(importInto(own.db, "toll-lanes", lanes, { isDryRun: true })).rejects.toThrow();
  const counted = await own.db.query<{ name: string; value: string }>(
    "select name, value from settings where name like 'imports %'",
  );
  expect(Object.fromEntries(counted.map(({ name, value }) => [name, value]))).toEqual({
    "imports devices stored": "1",
    "imports devices stored_in_part": "1",
    "imports devices refused": "1",
  });
}

let lastCompany = 1000;

async function newCompanies(): Promise<Companies> {
  lastCompany += 4;
  const [first, second, empty, close] = [3, 2, 1, 0].map((less) => lastCompany - less);
  await own.db.query(
    "insert into companies (company_id, name) select id, 'New' from generate_series($1::int, $2::int) as id",
    [lastCompany - 3, lastCompany],
  );
  return { full: [first ?? 0, second ?? 0], empty: empty ?? 0, close: close ?? 0 };
}
