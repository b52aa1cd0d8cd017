import { ImportRefused } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../daily-figures.ts";
import { engines, type OwnDatabase, ownDatabase } from "../databases.ts";
import { addCompanies, filesToImport, oneOfEach } from "./files.ts";

const header = "company_id,module,sale_id,sold_at,tickets,fares,counter_id\n";
const sale = (id: number | string, counter: number | string = 1) =>
  `11,intracity,${id},2026-06-05T10:00:00,1,25.00,${counter}\n`;

const allNew = (lines: number) => ({
  lines,
  companies: 1,
  new: lines,
  changed: 0,
  same: 0,
  rejected: 0,
});

describe.each(engines)("importing into %s", (engine) => {
  const files = filesToImport();
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    await addCompanies(own.db);
  });
  afterAll(async () => {
    files.remove();
    await own.drop();
  });

  const saleIds = async () =>
    (await own.db.query("select sale_id from ticket_sales order by module, sale_id")).map(
      ({ sale_id }) => sale_id,
    );
  const reasonOf = async (kind: string, lines: string | Buffer) => {
    const refused = await files.importInto(own.db, kind, lines).catch((error: unknown) => error);
    if (!(refused instanceof ImportRefused)) throw refused;
    return refused.message.replaceAll(/\S+\.csv/g, "FILE").split("\n");
  };

  it.each(oneOfEach)("stores %s", async (kind, lines) => {
    const rows = lines.trimEnd().split("\n").length - 1;
    expect(await files.importInto(own.db, kind, lines)).toEqual(allNew(rows));
  });

  it("updates the daily figures with the records", async () => {
    expect(await differences(own.db)).toEqual([]);
    expect(
      await own.db.query(
        `select service_day, tickets, fares from daily_takings
         where company_id = 11 and module = 'intracity' and takings_of = 'company' order by 1`,
      ),
    ).toEqual([
      { service_day: "2026-06-01", tickets: 2, fares: "50.50" },
      { service_day: "2026-06-02", tickets: 4, fares: "100.25" },
    ]);
    expect(
      await own.db.query("select stoppage, device_id, tickets, fares from daily_offline_sales"),
    ).toEqual([{ stoppage: "C:\\Banani", device_id: "POS-1", tickets: 4, fares: "100.00" }]);
  });

  it("reads quotes, and takes an empty field for a missing value", async () => {
    expect(
      await own.db.query(
        "select route, name, capacity from vehicles where company_id = 11 and module = 'intracity'",
      ),
    ).toEqual([{ route: "Mirpur, 10 to Motijheel", name: null, capacity: 40 }]);
    expect(await own.db.query("select name from people where module = 'offline_counter'")).toEqual([
      { name: 'Jamal "JJ" Uddin' },
    ]);
    expect(await own.db.query("select seats from reservations order by 1")).toEqual([
      { seats: "{A1,A2}" },
      { seats: "{B1}" },
    ]);
  });

  it("names every bad line and what is wrong with it, and stores nothing of the file [V5.2.2]", async () => {
    const before = await saleIds();
    const lines = [
      sale(101),
      "11,intracity,102,2026-02-30T10:00:00,1,25.00,1\n",
      "11,intracity,103,2026-06-05T10:00:00,0,25.00,1\n",
      "11,intracity,104,2026-06-05T10:00:00,1,25.001,1\n",
      "11,rail,105,2026-06-05T10:00:00,1,25.00,1\n",
      "\n",
      "11,intracity,106\n",
      '11,intracity,107,2026-06-05T10:00:00,1,25.00,"1"0\n',
      sale(101),
      sale(1),
      sale(108, 77),
      "99,intracity,109,2026-06-05T10:00:00,1,25.00,\n",
      ",intracity,110,2026-06-05T10:00:00,1,25.00,1\n",
      sale("9007199254740993"),
    ];
    const moment =
      "a date and time from 2000 on and at most a day ahead, such as 2026-06-01T14:30:00, or 2026-06-01T08:30:00Z with an offset";
    expect(await reasonOf("ticket-sales", header + lines.join(""))).toEqual([
      `FILE, line 3: sold_at is "2026-02-30T10:00:00", but must be ${moment}`,
      'FILE, line 4: tickets is "0", but must be a whole number from 1 to 2147483647',
      'FILE, line 5: fares is "25.001", but must be an amount of at most 9999999999.99, such as 1520.50',
      'FILE, line 6: module is "rail", but must be one of intracity, supervisor, offline_counter, water, counterwise_ticketing',
      "FILE, line 8: has 3 fields instead of 7",
      "FILE, line 9: has misplaced quotes",
      "FILE, line 10: has the same company_id, module, sale_id as line 2",
      "FILE, line 11: has the same company_id, module, sale_id as a stored record",
      "FILE, line 12: there is no counter 77 in company 11",
      "FILE, line 13: there is no company 99",
      "FILE, line 14: company_id is empty",
      'FILE, line 15: sale_id is "9007199254740993", but must be a whole number from 1 to 9007199254740991',
      "Nothing was imported. Correct the lines, or skip them with --skip-bad.",
    ]);
    expect(await saleIds()).toEqual(before);
    expect(await differences(own.db)).toEqual([]);
  });

  it("names all that is wrong with a line, and nothing that only follows from it", async () => {
    const lines = [
      "11,intracity,1,2206-06-05T10:00:00,0,25.001,77\n",
      "99,rail,102,1999-12-31T10:00:00,1,25.00,1\n",
      ",intracity,103,2026-06-05T10:00:00,1,25.00,77\n",
    ];
    expect(await reasonOf("ticket-sales", header + lines.join(""))).toEqual([
      `FILE, line 2: ${[
        'fares is "25.001", but must be an amount of at most 9999999999.99, such as 1520.50',
        "has the same company_id, module, sale_id as a stored record",
        "sold_at is 2206-06-05 10:00:00+06, more than a day ahead",
        "there is no counter 77 in company 11",
        'tickets is "0", but must be a whole number from 1 to 2147483647',
      ].join("; ")}`,
      `FILE, line 3: ${[
        'module is "rail", but must be one of intracity, supervisor, offline_counter, water, counterwise_ticketing',
        'sold_at is "1999-12-31T10:00:00", but must be a date and time from 2000 on and at most a day ahead, such as 2026-06-01T14:30:00, or 2026-06-01T08:30:00Z with an offset',
        "there is no company 99",
      ].join("; ")}`,
      "FILE, line 4: company_id is empty",
      "Nothing was imported. Correct the lines, or skip them with --skip-bad.",
    ]);
  });

  it("counts the bad lines that it does not name", async () => {
    const lines = Array.from({ length: 50 }, (_, at) => sale(500 + at, 77));
    const reasons = await reasonOf("ticket-sales", header + lines.join(""));
    expect([reasons.length, reasons[20]]).toEqual([22, "and 30 more"]);
  });

  it("refuses a passage that ends before it begins, and text that is not UTF-8 [V2.2.3]", async () => {
    const passages =
      "company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at\n";
    const at = "2026-06-02T09:00:00";
    expect(
      await reasonOf(
        "toll-passages",
        Buffer.concat([
          Buffer.from(`${passages}11,7,A,Bus,1,${at},200,2026-06-02T08:59:59\n11,8,`),
          Buffer.from([0xff, 0xfe]),
          Buffer.from(`,Bus,1,${at},200,\n11,9,a\0b,Bus,1,${at},200,\n`),
        ]),
      ),
    ).toEqual([
      "FILE, line 2: exited_at is before entered_at",
      'FILE, line 3: registration_number is "\uFFFD\uFFFD", but must be UTF-8 text on one line, of at most 200 characters',
      'FILE, line 4: registration_number is "a b", but must be UTF-8 text on one line, of at most 200 characters',
      "Nothing was imported. Correct the lines, or skip them with --skip-bad.",
    ]);
  });

  it("stores nothing in a dry run, and counts what it would have stored", async () => {
    const before = await saleIds();
    const lines = header + sale(401);
    expect(await files.importInto(own.db, "ticket-sales", lines, { isDryRun: true })).toEqual(
      allNew(1),
    );
    expect(await saleIds()).toEqual(before);
    expect(await differences(own.db)).toEqual([]);
  });

  it("stores lines that span many chunks of the file, each once [V5.2.1]", async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => sale(1_000_000 + at, 1 + (at % 2)));
    expect((await files.importInto(own.db, "ticket-sales", header + lines.join(""))).lines).toBe(
      20_000,
    );
    expect(
      await own.db.query(
        "select count(*), min(sale_id), max(sale_id) from ticket_sales where sale_id >= 1000000",
      ),
    ).toEqual([{ count: 20_000, min: 1_000_000, max: 1_019_999 }]);
    expect(await differences(own.db)).toEqual([]);
  });
});
