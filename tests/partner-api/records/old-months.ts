import type { Db } from "partner-api";
import { addCompanies, type filesToImport, oneOfEach } from "../import/files.ts";

/** Around the beginning of February 2024, which is at 03:00; company 12 has the same as 11. */
const aroundFebruary: [string, string][] = [
  [
    "ticket-sales",
    `company_id,module,sale_id,sold_at,tickets,fares,counter_id,vehicle_id,seller_id,device_id,stoppage
11,intracity,101,2024-01-10T12:00:00,2,50.50,1,1,,,
11,intracity,102,2024-02-01T02:59:59,1,25,1,,,,
11,offline_counter,102,2024-01-31T10:00:00,4,100,,,1,POS-1,Banani
11,intracity,103,2024-02-01T03:00:00,3,75.25,2,,,,
`,
  ],
  [
    "trips",
    `company_id,module,trip_id,vehicle_id,departed_at,supervisor_id
11,supervisor,101,1,2024-02-01T02:59:59,1
11,supervisor,102,1,2024-02-01T03:00:00,1
`,
  ],
  [
    "toll-passages",
    `company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,entry_amount,exited_at
11,101,DHK-17-0101,Bus,1,2024-01-12T09:00:00,200,2024-01-12T10:00:00
11,102,DHK-17-0102,Bus,1,2024-01-14T09:00:00,200,
11,103,DHK-17-0103,Bus,1,2024-02-01T02:59:59,200,2024-02-01T04:00:00
11,104,DHK-17-0104,Bus,1,2024-02-01T03:00:00,200,2024-02-01T04:00:00
`,
  ],
  [
    "waybills",
    `company_id,waybill_id,waybill_number,vehicle_id,driver_id,issued_at,trips,fares,expenses
11,101,WB-101,1,1,2024-01-16T06:00:00,4,9600.00,3400.50
`,
  ],
  [
    "coach-trips",
    `company_id,coach_trip_id,vehicle_id,route,departs_at,seats
11,101,1,Dhaka to Sylhet,2024-01-20T22:00:00,36
11,102,1,Dhaka to Sylhet,2024-02-01T03:00:00,36
`,
  ],
  [
    "reservations",
    `company_id,reservation_id,reservation_number,coach_trip_id,reserved_at,seats,status,amount,counter_id,agent_id
11,101,R-101,101,2024-01-18T12:00:00,A1 A2,confirmed,1300,1,1
11,102,R-102,101,2024-01-19T12:00:00,B1,cancelled,650,1,
11,103,R-103,102,2024-01-22T12:00:00,A1,reserved,650,1,1
11,104,R-104,101,2024-02-02T12:00:00,C1,confirmed,650,1,1
`,
  ],
];

export async function storeOldMonths(db: Db, files: ReturnType<typeof filesToImport>) {
  await addCompanies(db);
  for (const [kind, lines] of [...oneOfEach, ...aroundFebruary]) {
    const [, ...ofEleven] = lines.split("\n");
    const ofTwelve = ofEleven.map((line) => line.replace(/^11,/, "12,"));
    await files.importInto(db, kind, lines + ofTwelve.join("\n"));
  }
}

export const linesAround = (kind: string) =>
  aroundFebruary.find(([name]) => name === kind)?.[1] ?? "";

/** The ids of a company's records before 2025. */
export async function oldIds(db: Db, company: number) {
  const [ids] = await db.query<{ ids: Record<string, string[]> }>(
    `select json_build_object(
       'sales', (select json_agg(module || ' ' || sale_id order by sale_id, module) from ticket_sales where company_id = $1 and service_day < '2025-01-01'),
       'trips', (select json_agg(trip_id order by trip_id) from trips where company_id = $1 and service_day < '2025-01-01'),
       'passages', (select json_agg(passage_id order by passage_id) from toll_passages where company_id = $1 and service_day < '2025-01-01'),
       'waybills', (select json_agg(waybill_id order by waybill_id) from waybills where company_id = $1 and service_day < '2025-01-01'),
       'coach_trips', (select json_agg(coach_trip_id order by coach_trip_id) from coach_trips where company_id = $1 and service_day < '2025-01-01'),
       'reservations', (select json_agg(reservation_id order by reservation_id) from reservations where company_id = $1 and service_day < '2025-01-01')
     ) as ids`,
    [company],
  );
  return ids?.ids;
}

export const all = {
  sales: ["intracity 101", "intracity 102", "offline_counter 102", "intracity 103"],
  trips: [101, 102],
  passages: [101, 102, 103, 104],
  waybills: [101],
  coach_trips: [101, 102],
  reservations: [101, 102, 103, 104],
};

/** From February on, and what can still go on or is a report by itself. */
export const left = {
  ...all,
  sales: ["intracity 103"],
  trips: [102],
  passages: [102, 104],
  reservations: [103, 104],
};

const figures = [
  "daily_takings",
  "daily_vehicle_counters",
  "daily_offline_sales",
  "daily_tolls",
  "takings_by_hour",
  "coach_trips",
  "waybills",
];

/** Every row of figures, as text. */
export async function figuresOf(db: Db) {
  const stored: Record<string, unknown> = {};
  for (const table of figures) {
    stored[table] = await db.query(`select t::text as row from ${table} as t order by 1`);
  }
  return stored;
}

export async function marksOf(db: Db) {
  const marks = await db.query<{ day: string; change: string }>(
    "select company_id || ' ' || service_day as day, change::text from last_changes",
  );
  return new Map(marks.map(({ day, change }) => [day, change]));
}
