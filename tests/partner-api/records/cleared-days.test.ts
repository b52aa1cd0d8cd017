import {
  checkFigures,
  clearRecords,
  ImportRefused,
  rebuildFigures,
  voidDays,
  voidFile,
} from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine, type OwnDatabase, ownDatabase } from "../databases.ts";
import { filesToImport, recordKind } from "../import/files.ts";
import { figuresOf, left, linesAround, oldIds, storeOldMonths } from "./old-months.ts";

const cleared = (day: string) =>
  `is of ${day}, and the records of company 11 begin on 2024-02-01: those before it were cleared`;
const everything = { company: null, from: null, to: null };

describe.each([mainEngine])("before the records of a company begin, on %s", (engine) => {
  const files = filesToImport();
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    await storeOldMonths(own.db, files);
    const by = { who: "nasrin", command: "records clear" };
    await clearRecords(own.db, { before: "2024-02-01", company: 11, by });
  });
  afterAll(async () => {
    await own.drop();
    files.remove();
  });

  const how = { isDryRun: false, by: "nasrin", onStep: () => {}, onRead: () => {} };
  const lines = (kind: string, ...which: number[]) => {
    const [header = "", ...rows] = linesAround(kind).trim().split("\n");
    return [header, ...rows.filter((_, at) => which.includes(at + 1))].join("\n");
  };
  const reasons = async (work: Promise<unknown>) => {
    const refused = await work.catch((error: unknown) => error);
    if (!(refused instanceof ImportRefused)) throw refused;
    return refused.message
      .split("\n")
      .slice(0, -1)
      .map((line) => line.replace(/^.*?\.csv, /, ""));
  };
  const unchanged = async (work: () => Promise<unknown>) => {
    const before = [await figuresOf(own.db), await oldIds(own.db, 11)];
    const done = await work();
    expect([await figuresOf(own.db), await oldIds(own.db, 11)]).toEqual(before);
    return done;
  };

  it.each([
    [
      "ticket-sales",
      [
        `line 2: ${cleared("2024-01-10")}`,
        `line 3: ${cleared("2024-01-31")}`,
        `line 4: ${cleared("2024-01-31")}`,
        "line 5: has the same company_id, module, sale_id as a stored record",
      ],
    ],
    [
      "trips",
      [
        `line 2: ${cleared("2024-01-31")}`,
        "line 3: has the same company_id, module, trip_id as a stored record",
      ],
    ],
    ["toll-passages", [`line 2: ${cleared("2024-01-12")}`, `line 4: ${cleared("2024-01-31")}`]],
    ["reservations", [`line 2: ${cleared("2024-01-20")}`, `line 3: ${cleared("2024-01-20")}`]],
  ])("%s of an old file come again as bad lines", async (kind, bad) => {
    expect(
      await unchanged(() => reasons(files.importInto(own.db, kind, linesAround(kind)))),
    ).toEqual(bad);
    const setAside = `${files.folder}/${engine}-${kind}.rejected.csv`;
    const imported = await unchanged(() =>
      files.importInto(own.db, kind, linesAround(kind), { rejects: setAside }),
    );
    expect(imported).toMatchObject({ new: 0, changed: 0, rejected: bad.length });
    // Of company 12, the records are all there: this one is new.
    const fresh = lines(kind, 1).replace("\n11,", "\n12,").replace(",101,", ",901,");
    expect(await files.found(own.db, kind, fresh)).toEqual({ new: 1, changed: 0, same: 0 });
  });

  it.each([
    ["waybills", "11,901,WB-901,1,1,2024-01-31T12:00:00,1,1,1", "2024-01-31"],
    ["coach-trips", "11,901,1,Dhaka to Sylhet,2024-01-31T22:00:00,36", "2024-01-31"],
    ["toll-passages", "11,901,DHK-1,Bus,1,2024-01-31T12:00:00,200,", "2024-01-31"],
  ])("no new %s come", async (kind, line, day) => {
    const [header = ""] = linesAround(kind).split("\n");
    expect(await files.found(own.db, kind, `${header}\n${line}`)).toEqual([
      `line 2: ${cleared(day)}`,
      "Nothing was imported. Correct the lines, or skip them with --skip-bad.",
    ]);
  });

  it("every fault of a line is told", async () => {
    const [header] = linesAround("ticket-sales").split("\n");
    const line = "11,intracity,901,2024-01-31T12:00:00,none,1,77,,,,";
    expect(await reasons(files.importInto(own.db, "ticket-sales", `${header}\n${line}`))).toEqual([
      `line 2: ${cleared("2024-01-31")}; there is no counter 77 in company 11; tickets is "none", but must be a whole number from 1 to 2147483647`,
    ]);
  });

  it("a reservation on a later coach may come, and so may what is made later for an earlier one", async () => {
    const [header] = linesAround("reservations").split("\n");
    const rows = [
      "11,901,R-901,102,2024-01-31T12:00:00,D1,reserved,650,1,1",
      "11,902,R-902,101,2024-02-03T12:00:00,D2,reserved,650,1,1",
    ];
    expect(await files.found(own.db, "reservations", [header, ...rows].join("\n"))).toEqual({
      new: 2,
      changed: 0,
      same: 0,
    });
  });

  it.each([
    ["ticket-sales", lines("ticket-sales", 1), [`line 2: ${cleared("2024-01-10")}`]],
    // From a day that is there to one that is not.
    [
      "ticket-sales",
      lines("ticket-sales", 4).replace("2024-02-01T03:00:00", "2024-01-31T12:00:00"),
      [`line 2: ${cleared("2024-01-31")}`],
    ],
    ["toll-passages", lines("toll-passages", 2), [`line 2: ${cleared("2024-01-14")}`]],
    [
      "toll-passages",
      lines("toll-passages", 2).replace("2024-01-14", "2024-02-14"),
      [`line 2: ${cleared("2024-01-14")}`],
    ],
    ["waybills", lines("waybills", 1), [`line 2: ${cleared("2024-01-16")}`]],
    ["coach-trips", lines("coach-trips", 1), [`line 2: ${cleared("2024-01-20")}`]],
    // Reserved on a day whose reservations are gone.
    ["coach-trips", lines("coach-trips", 2), [`line 2: ${cleared("2024-01-22")}`]],
    ["reservations", lines("reservations", 3), [`line 2: ${cleared("2024-01-22")}`]],
    ["reservations", lines("reservations", 4), [`line 2: ${cleared("2024-01-20")}`]],
    [
      "reservations",
      lines("reservations", 4).replace(",101,2024", ",102,2024"),
      [`line 2: ${cleared("2024-01-20")}`],
    ],
  ])("%s take the place of none: %s", async (kind, file, bad) => {
    const refused = await unchanged(() =>
      reasons(files.importInto(own.db, kind, file, { replacedBy: "nasrin" })),
    );
    expect(refused).toEqual(bad);
  });

  it.each([
    [
      "ticket-sales",
      lines("ticket-sales", 1),
      "there is no stored record with this company_id, module, sale_id; those from before 2024-02-01 were cleared",
    ],
    ["toll-passages", lines("toll-passages", 2), cleared("2024-01-14")],
    ["waybills", lines("waybills", 1), cleared("2024-01-16")],
    ["reservations", lines("reservations", 4), cleared("2024-01-20")],
  ])("no %s are taken back", async (kind, file, because) => {
    const voiding = () =>
      reasons(
        voidFile(own.db, {
          ...how,
          kind: recordKind(kind),
          path: files.write(file),
          rejects: undefined,
        }),
      );
    expect(await unchanged(voiding)).toEqual([`line 2: ${because}`]);
  });

  it("no days are taken back, and none with a record that is part of them", async () => {
    const voiding = (kind: string, from: string, to: string) =>
      unchanged(() =>
        voidDays(own.db, { ...how, kind: recordKind(kind), days: { company: 11, from, to } }).catch(
          (error: Error) => error.message,
        ),
      );
    expect(await voiding("waybills", "2024-01-31", "2024-02-02")).toBe(
      "The records of company 11 begin on 2024-02-01: those before it were cleared, and their figures cannot be made again. Nothing was changed.",
    );
    expect(await voiding("reservations", "2024-02-02", "2024-02-02")).toBe(
      `One of them ${cleared("2024-01-20")}. Nothing was voided.`,
    );
  });

  it("the figures are not checked, and not made anew", async () => {
    expect(await checkFigures(own.db, everything)).toEqual({
      companies: 2,
      days: 19,
      cleared: 9,
      differences: [],
    });
    await own.db.query("update daily_takings set tickets = tickets + 1 where company_id = 11");
    const checked = await checkFigures(own.db, { company: 11, from: null, to: "2024-12-31" });
    expect(new Set(checked.differences.map(({ service_day }) => service_day))).toEqual(
      new Set(["2024-02-01", "2024-02-02"]),
    );
    for (const days of [
      { company: 11, from: "2024-01-31", to: null },
      { company: null, from: "2024-01-31", to: "2024-02-05" },
      { company: 11, from: null, to: "2024-01-31" },
    ]) {
      await expect(unchanged(() => rebuildFigures(own.db, days, "nasrin"))).rejects.toThrow(
        "The records of company 11 begin on 2024-02-01: those before it were cleared, and their figures cannot be made again. Nothing was changed.",
      );
    }
    const rebuilt = await rebuildFigures(own.db, everything, "nasrin");
    expect([...new Set(rebuilt.differences.map(({ service_day }) => service_day))].sort()).toEqual([
      "2024-02-01",
      "2024-02-02",
      "2026-06-01",
      "2026-06-02",
    ]);
    expect(rebuilt.cleared).toBe(9);
    await own.db.query(
      "update daily_takings set tickets = tickets - 1 where company_id = 11 and service_day < '2024-02-01'",
    );
  });

  it("what can still go on does, and goes with the next time", async () => {
    const tolls = () =>
      own.db.query(
        "select entry_count, exited_count from daily_tolls where company_id = 11 and service_day = '2024-01-14'",
      );
    expect(await tolls()).toEqual([{ entry_count: 1, exited_count: 0 }]);
    const exit = `${lines("toll-passages", 2)}2024-02-05T09:00:00`;
    expect(await files.importInto(own.db, "toll-passages", exit)).toMatchObject({ changed: 1 });
    expect(await tolls()).toEqual([{ entry_count: 1, exited_count: 1 }]);
    const cancelled = lines("reservations", 3).replace(",reserved,", ",cancelled,");
    expect(await files.importInto(own.db, "reservations", cancelled)).toMatchObject({ changed: 1 });
    expect((await checkFigures(own.db, everything)).differences).toEqual([]);
    const by = { who: "nasrin", command: "records clear" };
    expect(await clearRecords(own.db, { before: "2024-02-01", company: 11, by })).toEqual({
      companies: 1,
      ticket_sales: 0,
      trips: 0,
      toll_passages: 1,
      reservations: 0,
    });
    expect(await tolls()).toEqual([{ entry_count: 1, exited_count: 1 }]);
    expect(await oldIds(own.db, 11)).toEqual({ ...left, passages: [104] });
  });
});
