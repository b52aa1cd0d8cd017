import { ImportRefused } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../daily-figures.ts";
import { mainEngine, type OwnDatabase, ownDatabase } from "../databases.ts";
import { addCompanies, filesToImport, oneOfEach } from "./files.ts";

const passages =
  "company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at,overstay_amount\n";
const passage = (id: number, { plate = "DHK-17-1234", entered = "09:00", exit = "", over = "" }) =>
  `11,${id},${plate},Bus,1,2026-06-02T${entered}:00,200,${exit && `2026-06-02T${exit}:00`},${over}\n`;

const reservations =
  "company_id,reservation_id,reservation_number,coach_trip_id,reserved_at,seats,status,amount,counter_id,agent_id\n";
const reservation = (id: number, status: string, seats: string, amount: string, agent = "1") =>
  `11,${id},R-${id},1,2026-06-02T12:00:00,${seats},${status},${amount},1,${agent}\n`;

const waybills =
  "company_id,waybill_id,waybill_number,vehicle_id,driver_id,issued_at,trips,fares,expenses\n";

describe.each([mainEngine])("what is imported again into %s", (engine) => {
  const files = filesToImport();
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    await addCompanies(own.db);
    for (const [kind, lines] of oneOfEach) await files.importInto(own.db, kind, lines);
  });
  afterAll(async () => {
    files.remove();
    await own.drop();
  });

  const stored = () =>
    own.db.query(
      `select passage_id, to_char(exited_at, 'HH24:MI') as exited, overstay_amount
       from toll_passages order by passage_id`,
    );
  const tolls = () =>
    own.db.query(
      "select entry_count, exited_count, overstay_count, overstay_amount from daily_tolls",
    );
  const takings = () =>
    own.db.query(
      `select takings_of, member_id, tickets, fares from daily_takings
       where module = 'intercity' and tickets > 0 order by takings_of, member_id`,
    );
  const counts = (lines: number, added: number, changed: number, same: number) => ({
    lines,
    companies: 1,
    new: added,
    changed,
    same,
    rejected: 0,
  });
  const reasonOf = async (kind: string, lines: string) => {
    const refused = await files.importInto(own.db, kind, lines).catch((error: unknown) => error);
    if (!(refused instanceof ImportRefused)) throw refused;
    return refused.message
      .replaceAll(/\S+\.csv/g, "FILE")
      .split("\n")
      .slice(0, -1);
  };

  it("changes nothing where it is the same", async () => {
    const before = [await stored(), await tolls(), await takings()];
    const versions = () =>
      own.db.query(
        "select 'p', xmin::text from toll_passages union all select 'r', xmin::text from reservations",
      );
    const written = await versions();
    for (const [kind, lines] of oneOfEach) {
      const known = lines.trimEnd().split("\n").length - 1;
      if (kind === "toll-passages" || kind === "waybills" || kind === "reservations") {
        expect(await files.importInto(own.db, kind, lines)).toEqual(counts(known, 0, 0, known));
      }
    }
    expect([await stored(), await tolls(), await takings()]).toEqual(before);
    expect(await versions()).toEqual(written);
  });

  it("lets a passage leave, and moves the figures by the difference", async () => {
    const lines =
      passages +
      passage(1, { exit: "12:30", over: "50" }) +
      passage(2, { plate: "DHK-17-1235", entered: "09:05", exit: "09:20" }) +
      passage(3, { plate: "DHK-17-9" });
    const dry = await files.importInto(own.db, "toll-passages", lines, { isDryRun: true });
    expect([dry, await tolls()]).toEqual([
      counts(3, 1, 1, 1),
      [{ entry_count: 2, exited_count: 1, overstay_count: 0, overstay_amount: 0 }],
    ]);
    expect(await files.importInto(own.db, "toll-passages", lines)).toEqual(counts(3, 1, 1, 1));
    expect([await stored(), await tolls()]).toEqual([
      [
        { passage_id: 1, exited: "12:30", overstay_amount: 50 },
        { passage_id: 2, exited: "09:20", overstay_amount: 0 },
        { passage_id: 3, exited: null, overstay_amount: 0 },
      ],
      [{ entry_count: 3, exited_count: 2, overstay_count: 1, overstay_amount: 50 }],
    ]);
    expect(await differences(own.db)).toEqual([]);
  });

  it("takes several states of a record in one file in their order", async () => {
    const lines = [
      passage(4, {}),
      passage(4, {}),
      passage(5, {}),
      passage(4, { exit: "10:00" }),
      passage(3, { plate: "DHK-17-9", exit: "11:00" }),
      passage(4, { exit: "10:00", over: "20" }),
    ];
    expect(await files.importInto(own.db, "toll-passages", passages + lines.join(""))).toEqual(
      counts(6, 2, 3, 1),
    );
    expect((await stored()).slice(2)).toEqual([
      { passage_id: 3, exited: "11:00", overstay_amount: 0 },
      { passage_id: 4, exited: "10:00", overstay_amount: 20 },
      { passage_id: 5, exited: null, overstay_amount: 0 },
    ]);
    expect(await differences(own.db)).toEqual([]);
  });

  it("refuses what contradicts the state before, and stores nothing of the file [V2.2.3]", async () => {
    const before = [await stored(), await tolls()];
    const lines = [
      passage(5, { exit: "10:00" }),
      passage(1, { plate: "DHK-99-1", exit: "12:30" }),
      passage(1, { plate: "DHK-99-1", exit: "12:30" }),
      passage(4, {}),
      passage(3, { plate: "DHK-17-9", exit: "08:00" }),
      passage(6, {}),
      passage(6, { entered: "09:01" }),
    ];
    const key = "company_id, passage_id";
    expect(await reasonOf("toll-passages", passages + lines.join(""))).toEqual([
      "FILE, line 3: registration_number is DHK-99-1, and was DHK-17-1234",
      `FILE, line 4: comes after line 3, which is bad and has the same ${key}`,
      "FILE, line 5: exited_at is empty, and was 2026-06-02 10:00:00+06",
      "FILE, line 6: exited_at is 2026-06-02 08:00:00+06, and was 2026-06-02 11:00:00+06; exited_at is before entered_at",
      "FILE, line 8: entered_at is 2026-06-02 09:01:00+06, and was 2026-06-02 09:00:00+06",
    ]);
    expect([await stored(), await tolls()]).toEqual(before);
  });

  it("cancels a reservation, and leaves no row for who sold nothing else", async () => {
    const first =
      reservations +
      reservation(21, "reserved", "A1 A2", "1300.50") +
      reservation(22, "confirmed", "B1", "650", "");
    const base = await takings();
    const coach = () => own.db.query("select sold_seats, sold_fares from coach_trips");
    const sold = await coach();
    await files.importInto(own.db, "reservations", first);
    const later =
      reservations +
      reservation(21, "cancelled", "A1 A2", "1300.50") +
      reservation(22, "confirmed", "B1 B2", "1300", "");
    expect(await files.importInto(own.db, "reservations", later)).toEqual(counts(2, 0, 2, 0));
    expect(await differences(own.db)).toEqual([]);
    await files.importInto(
      own.db,
      "reservations",
      reservations + reservation(22, "cancelled", "B1", "0"),
    );
    expect([await takings(), await coach()]).toEqual([base, sold]);
    expect(await differences(own.db)).toEqual([]);
    expect(
      await reasonOf("reservations", reservations + reservation(21, "confirmed", "A1", "1300.50")),
    ).toEqual(["FILE, line 2: status is confirmed, and was cancelled"]);
  });

  it("takes the expenses of a waybill later", async () => {
    const line = (driver: number, expenses: string) =>
      `${waybills}11,1,WB-1,1,${driver},2026-06-02T06:00:00,4,9600.00,${expenses}\n`;
    expect(await files.importInto(own.db, "waybills", line(1, "4000.25"))).toEqual(
      counts(1, 0, 1, 0),
    );
    expect(await own.db.query("select fares, expenses from waybills")).toEqual([
      { fares: "9600.00", expenses: "4000.25" },
    ]);
    expect(await reasonOf("waybills", line(2, "0"))).toEqual([
      "FILE, line 2: driver_id is 2, and was 1; there is no driver 2 in company 11",
    ]);
  });

  it("counts what is new, changed and the same of what a company consists of", async () => {
    const lines =
      "company_id,module,counter_id,name\n11,intracity,1,Farmgate\n11,intracity,2,Kuril\n11,intracity,3,\n";
    expect(await files.importInto(own.db, "counters", lines)).toEqual(counts(3, 1, 1, 1));
    const device = "company_id,device_id\n11,POS-1\n11,POS-2\n";
    expect(await files.importInto(own.db, "devices", device)).toEqual(counts(2, 1, 0, 1));
  });

  it("refuses a sale that stands twice, in lines that adjoin too", async () => {
    const sale = "11,intracity,900,2026-06-05T10:00:00,1,25.00\n";
    const header = "company_id,module,sale_id,sold_at,tickets,fares\n";
    expect(await reasonOf("ticket-sales", header + sale + sale)).toEqual([
      "FILE, line 3: has the same company_id, module, sale_id as line 2",
    ]);
    const counter = "company_id,module,counter_id,name\n11,intracity,5,A\n11,intracity,5,A\n";
    expect(await reasonOf("counters", counter)).toEqual([
      "FILE, line 3: has the same company_id, module, counter_id as line 2",
    ]);
  });
});
