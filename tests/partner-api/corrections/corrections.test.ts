import { existsSync, readFileSync } from "node:fs";
import { ImportRefused, voidDays, voidFile } from "partner-api";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { differences } from "../daily-figures.ts";
import { databasesLike, mainEngine, type OwnDatabase } from "../databases.ts";
import { addCompanies, filesToImport, oneOfEach, recordKind } from "../import/files.ts";

const by = "nasrin";
const keys = "company_id,module,sale_id\n";
const sales = [1, 2, 3].map((id) => `11,intracity,${id}\n`);

describe.each([mainEngine])("records of %s", (engine) => {
  const files = filesToImport();
  let filled: Awaited<ReturnType<typeof databasesLike>>;
  let own: OwnDatabase;
  beforeAll(async () => {
    filled = await databasesLike(engine, async (db) => {
      await addCompanies(db);
      for (const [kind, lines] of oneOfEach) await files.importInto(db, kind, lines);
    });
  });
  beforeEach(async () => {
    own = await filled.another();
  });
  afterEach(() => own.drop());
  afterAll(async () => {
    await filled.remove();
    files.remove();
  });

  const how = { isDryRun: false, by, onStep: () => {}, onRead: () => {} };
  const voided = (
    kind: string,
    lines: string,
    { rejects, isDryRun = false }: { rejects?: string; isDryRun?: boolean } = {},
  ) =>
    voidFile(own.db, {
      ...how,
      kind: recordKind(kind),
      path: files.write(lines),
      rejects,
      isDryRun,
    });
  const voidedDays = (kind: string, from: string, to: string, isDryRun = false) =>
    voidDays(own.db, { ...how, kind: recordKind(kind), days: { company: 11, from, to }, isDryRun });
  const reasons = async (voiding: Promise<unknown>) => {
    const refused = await voiding.catch((error: unknown) => error);
    if (!(refused instanceof ImportRefused)) throw refused;
    return refused.message.replaceAll(/\S+\.csv/g, "FILE").split("\n");
  };
  const saleIds = async () =>
    (
      await own.db.query("select sale_id from ticket_sales where module = 'intracity' order by 1")
    ).map(({ sale_id }) => sale_id);
  const writtenDown = () =>
    own.db.query(
      `select corrected_by, what, kind, count, companies::text, first_day, last_day
       from corrections order by correction_id`,
    );

  it("are taken back by the keys of a file, and can come again", async () => {
    expect(await voided("ticket-sales", keys + sales[0] + sales[1])).toEqual({
      records: 2,
      companies: 1,
      days: 2,
      rejected: 0,
    });
    expect([await saleIds(), await differences(own.db)]).toEqual([[3], []]);
    expect(await writtenDown()).toEqual([
      {
        corrected_by: by,
        what: "void",
        kind: "ticket-sales",
        count: 2,
        companies: "{11}",
        first_day: "2026-06-01",
        last_day: "2026-06-02",
      },
    ]);
    const again = `company_id,module,sale_id,sold_at,tickets,fares
11,intracity,1,2026-06-09T10:00:00,9,90
`;
    expect((await files.importInto(own.db, "ticket-sales", again)).new).toBe(1);
    expect([await saleIds(), await differences(own.db)]).toEqual([[1, 3], []]);
  });

  it("are taken back by the file that brought them, each once however often it stands there", async () => {
    const [, lines = ""] = oneOfEach.find(([kind]) => kind === "toll-passages") ?? [];
    expect(await voided("toll-passages", lines + lines.split("\n")[1])).toEqual({
      records: 2,
      companies: 1,
      days: 1,
      rejected: 0,
    });
    expect(await own.db.query("select count(*) from toll_passages")).toEqual([{ count: 0 }]);
    expect(await own.db.query("select count(*) from daily_tolls")).toEqual([{ count: 0 }]);
    expect(await differences(own.db)).toEqual([]);
  });

  it("are counted in a dry run, and stay", async () => {
    const before = await own.db.query("select * from last_changes order by 1, 2");
    expect(await voided("ticket-sales", keys + sales.join(""), { isDryRun: true })).toEqual({
      records: 3,
      companies: 1,
      days: 2,
      rejected: 0,
    });
    expect([await saleIds(), await writtenDown()]).toEqual([[1, 2, 3], []]);
    expect(await own.db.query("select * from last_changes order by 1, 2")).toEqual(before);
  });

  it("stay, all of them, if a single one is not there", async () => {
    const lines = `${keys}${sales[0]}11,intracity,77\n12,intracity,1\n11,rail,1\n`;
    expect(await reasons(voided("ticket-sales", lines))).toEqual([
      "FILE, line 3: there is no stored record with this company_id, module, sale_id",
      "FILE, line 4: there is no stored record with this company_id, module, sale_id",
      'FILE, line 5: module is "rail", but must be one of intracity, supervisor, offline_counter, water, counterwise_ticketing',
      "Nothing was voided. Correct the lines, or skip them with --skip-bad.",
    ]);
    expect(await saleIds()).toEqual([1, 2, 3]);

    const rejects = `${files.folder}/${engine}.rejected.csv`;
    expect(await voided("ticket-sales", lines, { rejects })).toEqual({
      records: 1,
      companies: 1,
      days: 1,
      rejected: 3,
    });
    expect(readFileSync(rejects, "utf8").split("\n").slice(0, 2)).toEqual([
      "company_id,module,sale_id,rejected_line,rejected_because",
      '11,intracity,77,3,"there is no stored record with this company_id, module, sale_id"',
    ]);
    expect(existsSync(`${rejects}.part`)).toBe(false);
    expect([await saleIds(), await differences(own.db)]).toEqual([[2, 3], []]);
  });

  it("are taken back by company and days", async () => {
    expect(await voidedDays("ticket-sales", "2026-06-02", "2026-06-02", true)).toEqual({
      records: 3,
      companies: 1,
      days: 1,
      rejected: 0,
    });
    expect((await voidedDays("ticket-sales", "2026-06-02", "2026-06-02")).records).toBe(3);
    expect([await saleIds(), await differences(own.db)]).toEqual([[1], []]);
    expect(await voidedDays("ticket-sales", "2026-06-03", "2030-06-03")).toEqual({
      records: 0,
      companies: 0,
      days: 0,
      rejected: 0,
    });
    expect((await writtenDown()).length).toBe(1);
  });

  it("to which others refer stay until these are taken back", async () => {
    const trip = "company_id,coach_trip_id\n11,1\n";
    expect(await reasons(voided("coach-trips", trip))).toEqual([
      "FILE, line 2: has reservations: void these first",
      "Nothing was voided. Correct the lines, or skip them with --skip-bad.",
    ]);
    expect(await reasons(voidedDays("coach-trips", "2026-06-03", "2026-06-03"))).toEqual([
      "Of these coach trips, 1 has reservations: void those first. Nothing was voided.",
    ]);
    expect((await voidedDays("reservations", "2026-06-02", "2026-06-02")).days).toBe(2);
    expect(
      await own.db.query("select sold_seats, sold_fares::text as fares from coach_trips"),
    ).toEqual([{ sold_seats: 0, fares: "0.00" }]);
    expect((await voided("coach-trips", trip)).records).toBe(1);
    expect(await differences(own.db)).toEqual([]);
  });

  it("that are replaced are written down, and new ones beside them are not", async () => {
    const lines = `company_id,module,sale_id,sold_at,tickets,fares
11,intracity,1,2026-06-09T10:00:00,9,90
11,intracity,4,2026-06-10T10:00:00,1,10
`;
    const replacing = (isDryRun: boolean) =>
      files.importInto(own.db, "ticket-sales", lines, { replacedBy: by, isDryRun });
    const counted = { lines: 2, companies: 1, new: 1, changed: 1, same: 0, rejected: 0 };
    expect([await replacing(true), await writtenDown()]).toEqual([counted, []]);
    expect(await replacing(false)).toEqual(counted);
    expect(await writtenDown()).toEqual([
      {
        corrected_by: by,
        what: "replace",
        kind: "ticket-sales",
        count: 1,
        companies: "{11}",
        first_day: "2026-06-01",
        last_day: "2026-06-01",
      },
    ]);
    expect(await differences(own.db)).toEqual([]);
  });
});
