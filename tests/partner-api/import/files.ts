import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, type Imported, importFile, kinds, type voidFile } from "partner-api";
import type { FileBrought, StoredFile } from "./stored-file.ts";

/** After whatever these tests import. */
const longAfter = new Date("2030-01-01T00:00:00Z");

/** A kind whose records can be voided. */
export function recordKind(name: string): Parameters<typeof voidFile>[1]["kind"] {
  const kind = kinds[name];
  if (!kind?.record) throw new Error(`no kind ${name}`);
  return { ...kind, record: kind.record };
}

export type Importing = { kinds: typeof kinds; importFile: typeof importFile };

export function filesToImport(by: Importing = { kinds, importFile }) {
  const folder = mkdtempSync(join(tmpdir(), "partner-api-import-"));
  let number = 0;

  function write(lines: string | Buffer): string {
    number += 1;
    const path = join(folder, `${number}.csv`);
    writeFileSync(path, lines);
    return path;
  }

  function importInto(
    db: Db,
    kind: string,
    lines: string | Buffer,
    options: { isDryRun?: boolean; rejects?: string; replacedBy?: string } = {},
  ): Promise<Imported> {
    const found = by.kinds[kind];
    if (!found) throw new Error(`no kind ${kind}`);
    return by.importFile(db, {
      kind: found,
      path: write(lines),
      rejects: options.rejects,
      isDryRun: options.isDryRun ?? false,
      replacedBy: options.replacedBy,
      now: longAfter,
      onStep: () => {},
      onRead: () => {},
    });
  }

  return {
    folder,
    write,
    importInto,
    /** How many lines an import would bring, or why it is refused. */
    async found(db: Db, kind: string, lines: string) {
      try {
        const imported = await importInto(db, kind, lines, { isDryRun: true });
        return { new: imported.new, changed: imported.changed, same: imported.same };
      } catch (error) {
        if (!(error instanceof Error && error.name === "ImportRefused")) throw error;
        return error.message.replaceAll(/^\S+\.csv(?:, |: | )/gm, "").split("\n");
      }
    },
    /** What an import counts, sets aside and stores. */
    async brought(db: Db, file: StoredFile): Promise<FileBrought> {
      const { before, kind, lines, setAside, isReplacing, asked } = file;
      if (before) await db.query(before);
      const rejects = join(folder, `${number}.rejected.csv`);
      const imported = await importInto(db, kind, lines, {
        ...(setAside && { rejects }),
        ...(isReplacing && { replacedBy: "a test" }),
      });
      return {
        imported,
        setAside: existsSync(rejects) ? readFileSync(rejects, "utf8") : undefined,
        rows: await db.query(asked),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Files of every kind for companies 11 and 12, with one of everything that records refer to. */
export const oneOfEach: [string, string][] = [
  [
    "vehicles",
    `company_id,module,vehicle_id,registration_number,kind,status,name,capacity,route
11,intracity,1,DHK-11-0001,Bus,active,,40,"Mirpur, 10 to Motijheel"
11,supervisor,1,DHK-11-0002,Bus,active,,,
11,waybill,1,DHK-11-0003,Bus,idle,,,
11,intercity,1,DHK-11-0004,Coach,active,Coach 1,36,Dhaka to Sylhet
`,
  ],
  [
    "counters",
    "company_id,module,counter_id,name\n11,intracity,1,Farmgate\n11,intracity,2,\n11,intercity,1,Sayedabad\n",
  ],
  [
    "people",
    `company_id,module,person_id,role,name
11,supervisor,1,supervisor,Md. Rafiq
11,waybill,1,driver,Abdul Karim
11,intercity,1,agent,Nasrin Akter
11,offline_counter,1,counterman,"Jamal ""JJ"" Uddin"
`,
  ],
  ["devices", "company_id,device_id\n11,POS-1\n"],
  ["toll-lanes", "company_id,lane_id,name\n11,1,Lane 1\n"],
  ["toll-fares", "company_id,vehicle_class,fare,overstay_fare,free_minutes\n11,Bus,200,50,120\n"],
  [
    "ticket-sales",
    `company_id,module,sale_id,sold_at,tickets,fares,counter_id,vehicle_id,seller_id,device_id,stoppage
11,intracity,1,2026-06-02T02:59:59,2,50.50,1,1,,,
11,intracity,2,2026-06-02T03:00:00,1,25,1,1,,,
11,intracity,3,2026-06-01T21:00:00Z,3,75.25,2,,,,
11,offline_counter,1,2026-06-02 10:00:00+06:00,4,100,,,1,POS-1,C:\\Banani
`,
  ],
  [
    "trips",
    "company_id,module,trip_id,vehicle_id,departed_at,supervisor_id\n11,supervisor,1,1,2026-06-02T09:00,1\n",
  ],
  [
    "toll-passages",
    `company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at
11,1,DHK-17-1234,Bus,1,2026-06-02T09:00:00,200,
11,2,DHK-17-1235,Bus,1,2026-06-02T09:05:00,200,2026-06-02T09:20:00
`,
  ],
  [
    "waybills",
    "company_id,waybill_id,waybill_number,vehicle_id,driver_id,issued_at,trips,fares,expenses\n11,1,WB-1,1,1,2026-06-02T06:00:00,4,9600.00,3400.50\n",
  ],
  [
    "coach-trips",
    "company_id,coach_trip_id,vehicle_id,route,departs_at,seats\n11,1,1,Dhaka to Sylhet,2026-06-03T22:00:00,36\n",
  ],
  [
    "reservations",
    `company_id,reservation_id,reservation_number,coach_trip_id,reserved_at,seats,status,amount,agent_id,passenger_name
11,1,R-1,1,2026-06-02T12:00:00,A1 A2,confirmed,1300,1,Shirin Begum
11,2,R-2,1,2026-06-02T12:05:00,B1,cancelled,650,1,
`,
  ],
];

export const addCompanies = (db: Db): Promise<unknown> =>
  db.query("insert into companies (company_id, name) values (11, 'Eleven'), (12, 'Twelve')");
