import { expect } from "vitest";
import type { Asking } from "./asking.ts";
import { type Choose, oneOf } from "./choice.ts";
import { styleOf } from "./csv-files.ts";
import type { Batch, Records, Rows } from "./records.ts";
import { type Day, type Moment, serviceDay } from "./service-day.ts";
import type { KindOfRecord } from "./stored.ts";

type Row = Rows[KindOfRecord];
type Correcting = { asking: Asking; records: Records; companies: readonly number[] };

/** Reservations go before the coach trips to which they refer. */
const kinds: KindOfRecord[] = [
  "ticket-sales",
  "trips",
  "toll-passages",
  "waybills",
  "reservations",
  "coach-trips",
];

const keys: Record<KindOfRecord, string> = {
  "ticket-sales": "sale_id",
  trips: "trip_id",
  "toll-passages": "passage_id",
  waybills: "waybill_id",
  "coach-trips": "coach_trip_id",
  reservations: "reservation_id",
};

/** Of each kind, some records are taken back, some become what others are, and some come once more. */
export async function correctAll(correcting: Correcting, choose: Choose): Promise<void> {
  for (const [at, kind] of kinds.entries()) {
    const wrong = rowsOf(correcting, kind).filter((row) => mayGo(correcting, kind, row));
    const taken = wrong.filter(() => choose(true, false, false));
    await takeBack(correcting, kind, taken);
    const rows = rowsOf(correcting, kind);
    const replaced = rows.flatMap((row) => {
      const other = choose(null, row, ...rows.filter((each) => isBeside(each, row)));
      return other ? [{ ...other, [keys[kind]]: keyOf(kind, row) } as Row] : [];
    });
    await putInPlace(correcting, kind, replaced, at);
    const again = taken.filter(() => choose(true, false));
    await putInPlace(correcting, kind, again, at + 1);
  }
}

const rowsOf = ({ records, companies }: Correcting, kind: KindOfRecord) =>
  companies.flatMap((company) => records.of(kind, company));

const keyOf = (kind: KindOfRecord, row: Row) => new Map(Object.entries(row)).get(keys[kind]);

const isBeside = (one: Row, other: Row) =>
  one.company_id === other.company_id &&
  (!("module" in one) || ("module" in other && one.module === other.module));

const mayGo = ({ records }: Correcting, kind: KindOfRecord, row: Row) =>
  kind !== "coach-trips" ||
  !records
    .of("reservations", row.company_id)
    .some((each) => "coach_trip_id" in row && each.coach_trip_id === row.coach_trip_id);

const batchOf = (kind: KindOfRecord, rows: Row[]) => ({ kind, rows }) as Batch;

async function takeBack(correcting: Correcting, kind: KindOfRecord, rows: Row[]) {
  if (rows.length === 0) return;
  const { asking, records } = correcting;
  const days = daysOf(correcting, kind, rows);
  const marked = await markedBy(correcting, async () => {
    expect([kind, await asking.void(batchOf(kind, rows), styleOf(rows.length))]).toEqual([
      kind,
      {
        records: rows.length,
        companies: new Set(rows.map(({ company_id }) => company_id)).size,
        days: days.length,
        rejected: 0,
      },
    ]);
  });
  expect([kind, marked]).toEqual([kind, days]);
  records.forget(kind, (row) => rows.includes(row));
}

async function putInPlace(correcting: Correcting, kind: KindOfRecord, rows: Row[], style: number) {
  if (rows.length === 0) return;
  const { asking, records } = correcting;
  const known = new Map(
    rowsOf(correcting, kind).map((row) => [JSON.stringify(keysOf(kind, row)), row]),
  );
  const before = rows.flatMap((row) => known.get(JSON.stringify(keysOf(kind, row))) ?? []);
  const same = rows.filter((row) => before.some((each) => textOf(each) === textOf(row)));
  const changed = [...before, ...rows].filter(
    (row) => !same.some((each) => textOf(each) === textOf(row)),
  );
  const daysBefore = daysOf(correcting, kind, changed);
  const batch = batchOf(kind, rows);
  const marked = await markedBy(correcting, async () => {
    expect([kind, await asking.replace(batch, styleOf(style))]).toEqual([
      kind,
      {
        ...records.take(batch),
        lines: rows.length,
        companies: new Set(rows.map(({ company_id }) => company_id)).size,
        rejected: 0,
      },
    ]);
  });
  const days = new Set([...daysBefore, ...daysOf(correcting, kind, changed)]);
  expect([kind, marked]).toEqual([kind, [...days].sort()]);
}

const keysOf = (kind: KindOfRecord, row: Row) => [
  row.company_id,
  "module" in row ? row.module : "",
  keyOf(kind, row),
];

const textOf = (row: Row) =>
  JSON.stringify(Object.entries(row).sort(), (_, value) =>
    typeof value === "bigint" ? String(value) : value,
  );

/** The days on which these rows are seen; those of coaches and of their reservations are also each other's. */
function daysOf({ records }: Correcting, kind: KindOfRecord, rows: Row[]): string[] {
  const days = rows.flatMap((row): [number, Day][] => {
    const company = row.company_id;
    const moments = beside(records, kind, row);
    return moments.map((moment) => [company, serviceDay(moment)]);
  });
  return [...new Set(days.map(([company, day]) => `${company} ${day}`))].sort();
}

function beside(records: Records, kind: KindOfRecord, row: Row): Moment[] {
  if ("sold_at" in row) return [row.sold_at];
  if ("departed_at" in row) return [row.departed_at];
  if ("entered_at" in row) return [row.entered_at];
  if ("issued_at" in row) return [row.issued_at];
  if ("reserved_at" in row) {
    const trips = records.of("coach-trips", row.company_id);
    const trip = oneOf(
      trips.filter((each) => each.coach_trip_id === row.coach_trip_id),
      0,
    );
    return [row.reserved_at, trip.departs_at];
  }
  const reserved = records
    .of("reservations", row.company_id)
    .filter((each) => kind === "coach-trips" && each.coach_trip_id === row.coach_trip_id);
  return [row.departs_at, ...reserved.map((each) => each.reserved_at)];
}

/** Companies and days that got a new mark meanwhile. */
async function markedBy({ asking, companies }: Correcting, work: () => Promise<void>) {
  const marks = () => Promise.all(companies.map((company) => asking.marks(company)));
  const before = await marks();
  await work();
  const after = await marks();
  return companies
    .flatMap((company, at) =>
      [...(after[at] ?? [])]
        .filter(([day, mark]) => before[at]?.get(day) !== mark)
        .map(([day]) => `${company} ${day}`),
    )
    .sort();
}
