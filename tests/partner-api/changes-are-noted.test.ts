import { readdirSync, readFileSync } from "node:fs";
import { readContract, reportFile } from "partner-api";
import { expect, it } from "vitest";
import { handledOperations } from "./served-operations.ts";

const sources = new URL("../../packages/partner-api/src/", import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|mjs|sql)$/.test(path) && !path.includes("migrations/"))
  .sort();
const textOf = (path: string) => readFileSync(new URL(path, sources), "utf8");

const tables = [
  ...new Set(
    files
      .concat(
        readdirSync(new URL("database/migrations", sources)).map(
          (name) => `database/migrations/${name}`,
        ),
      )
      .flatMap((path) => [...textOf(path).matchAll(/^create table (\w+)/gm)])
      .map(([, name = ""]) => name),
  ),
];

const dated = readContract()
  .filter(({ id, role }) => !handledOperations.includes(id) && !role)
  .map(({ id }) => reportFile(id))
  .filter(({ parameters }) => parameters.includes("from_date"));
const read = tables.filter((table) =>
  dated.some(({ text }) => new RegExp(`\\b(?:from|join) ${table}\\b`).test(text)),
);

it("an answer on days is made of these tables, and neither of the clock nor of who asks", () => {
  expect(read.sort()).toEqual([
    "coach_trips",
    "counters",
    "daily_offline_sales",
    "daily_takings",
    "daily_tolls",
    "daily_vehicle_counters",
    "people",
    "reservations",
    "toll_lanes",
    "toll_passages",
    "vehicles",
    "waybills",
  ]);
  const others = /now\(\)|clock_timestamp|current_date|viewing_user_id|:now|:week/;
  expect(dated.filter(({ text }) => others.test(text)).map(({ name }) => name)).toEqual([]);
});

it("nothing writes these tables but what notes the change [R21]", () => {
  const writes = new RegExp(
    `\\b(?:insert into|update|delete from|truncate(?: table)?|copy) (?:${read.join("|")})\\b`,
  );
  const byName = files.filter((path) => writes.test(textOf(path)));
  expect(byName).toEqual([
    "demo/companies.sql",
    "records/coach-trips.sql",
    "records/replace.ts",
    "records/reservations.sql",
    "records/ticket-sales.sql",
    "records/toll-passages.sql",
    "records/trips.sql",
    "records/waybills.sql",
  ]);
  // Tables whose names are put in.
  const named = files.filter((path) =>
    /(?:insert into|update|delete from|copy) \$\{/.test(textOf(path)),
  );
  expect(named).toEqual([
    "backup/backup-format.ts",
    // Into an empty database, the marks of the changes with the records.
    "backup/restore-backup.ts",
    // A company that is deleted answers nobody any more.
    "companies/delete-company.ts",
    "corrections/void.ts",
    "database/pglite.ts",
    "database/postgres.ts",
    "import/going-on.ts",
    "import/set-aside.ts",
    "import/store-members.ts",
    "personal-data/forget.ts",
    "records/clear-records.ts",
    "records/figures.ts",
    "records/take-out.ts",
  ]);
});

it("every kind of record names the days that it changes, after which the change is noted", () => {
  const kinds = [
    "coach-trips",
    "reservations",
    "ticket-sales",
    "toll-passages",
    "trips",
    "waybills",
  ];
  for (const kind of kinds)
    expect(textOf(`records/${kind}.sql`)).toContain("insert into changed_days");
  expect(textOf("records/records.ts")).toMatch(
    /await noteChanges\(tx, ".* from changed_days"\);\n}/,
  );
  const puttingRight = /await putCheckedDaysRight\(tx\);/;
  expect(textOf("records/replace.ts")).toMatch(puttingRight);
  expect(textOf("corrections/void.ts")).toMatch(puttingRight);
  expect(textOf("records/checked-days.ts")).toMatch(/await noteChanges\(tx, .*\);\n}/);
  expect(textOf("records/check-figures.ts")).toMatch(
    /await putFiguresRight\(tx\);\n +await noteChanges/,
  );
  expect(textOf("import/store-members.ts")).toMatch(/await noteMembers\(tx, .*\);\n}/);
  expect(textOf("demo/demo.ts")).toMatch(/read\("companies"\)\);\n +await noteMembers/);
});
