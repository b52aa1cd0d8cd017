import { expect } from "vitest";
import { furtherAsked, rangesAround, untilTimes } from "./asked-ranges.ts";
import type { Asking } from "./asking.ts";
import { inTurn, oneOf } from "./choice.ts";
import { closeCalls, emptyTrip, nameless } from "./close-calls.ts";
import { styleOf } from "./csv-files.ts";
import { ids } from "./made-up-members.ts";
import { edgesFrom, madeUpRecords } from "./made-up-records.ts";
import { isDated, type Operation, type Question } from "./question.ts";
import type { Batch, Module, Records, Role } from "./records.ts";
import { type Day, momentAt } from "./service-day.ts";

const firstDay = "2026-06-01";

/** Two that have everything, with the same ids; one of close calls; one that has nothing. */
export type Companies = { full: readonly [number, number]; close: number; empty: number };

export const batchesOf = ({ full, close }: Companies): Batch[] => [
  ...madeUpRecords({ companies: full, moments: edgesFrom(firstDay), choose: inTurn() }),
  emptyTrip(full[0], firstDay),
  ...closeCalls(close, firstDay),
  ...sellersOfShips(close, firstDay),
];

export async function bring(asking: Pick<Asking, "import">, records: Records, batches: Batch[]) {
  for (const [at, batch] of batches.entries()) {
    const imported = await asking.import(batch, styleOf(at));
    expect([batch.kind, imported]).toEqual([
      batch.kind,
      {
        ...records.take(batch),
        lines: batch.rows.length,
        companies: new Set(batch.rows.map(({ company_id }) => company_id)).size,
        rejected: 0,
      },
    ]);
  }
}

const gone: { kind: "vehicles" | "counters" | "people" | "toll-lanes"; modules: Module[] }[] = [
  { kind: "vehicles", modules: ["intracity", "supervisor", "water", "counterwise_ticketing"] },
  { kind: "counters", modules: ["intracity", "intercity", "counterwise_ticketing"] },
  { kind: "people", modules: ["supervisor", "offline_counter", "waybill", "water", "intercity"] },
  { kind: "toll-lanes", modules: [] },
];

/** No import takes back what records refer to, but an owner of the database may delete it. */
export async function forgetSome(asking: Asking, records: Records, { full, close }: Companies) {
  for (const each of gone) {
    await asking.forget(records, { ...each, company: full[1], id: ids[2] });
  }
  const vehicle = { kind: "vehicles", modules: ["intracity"] } as const;
  await asking.forget(records, { ...vehicle, company: close, id: nameless });
}

export const further = (id: string): Partial<Question>[] => furtherAsked[id] ?? [{}];

/** Every other range is asked without row-level security. */
function questionsOf(operation: Operation, { full, close, empty }: Companies): Question[] {
  const [first, second] = full;
  const around = rangesAround(firstDay);
  const ranges = isDated(operation) ? around : around.slice(0, 4);
  const all = further(operation.id);
  const nth = (at: number) => oneOf(all, at % all.length);
  return ranges.flatMap((range, at) => {
    const checks = at % 2 === 0 ? 2 : 1;
    const ofTheFirst = at % 4 === 0 ? all : [nth(at)];
    const company = oneOf([second, close, close, empty], at % 4);
    const ofTheOther = new Set([nth(0), nth(at + (company === close ? 4 : 1))]);
    return [
      ...ofTheFirst.map((more) => ({ ...range, checks, company: first, ...more }) as const),
      ...[...ofTheOther].map((more) => ({ ...range, checks, company, ...more }) as const),
    ];
  });
}

/** Ranges that end on each day that has records, and on one that has none, until each time. */
export async function askUntil(
  asking: Asking,
  records: Records,
  operation: Operation,
  { full, close, empty }: Companies,
) {
  const all = further(operation.id);
  const ranges = rangesAround(firstDay).slice(1, 10);
  for (const [at, range] of ranges.entries()) {
    for (const [nth, until] of untilTimes.entries()) {
      const checks = (at + nth) % 2 === 0 ? 2 : 1;
      const company = oneOf([full[0], full[1], close, full[0], empty], (at + nth) % 5);
      const more = oneOf(all, nth % all.length);
      const question = { ...range, ...until, checks, company, ...more } as const;
      const { url, answered, expected } = await asking.ask(records, operation, question);
      expect({ url, data: answered }).toStrictEqual({ url, data: expected });
    }
  }
}

export async function askAll(
  asking: Asking,
  records: Records,
  operation: Operation,
  companies: Companies,
  oneOutOf = 1,
) {
  const questions = questionsOf(operation, companies);
  for (const question of questions.filter((_, at) => at % oneOutOf === 0)) {
    const { url, answered, expected } = await asking.ask(records, operation, question);
    expect({ url, data: answered }).toStrictEqual({ url, data: expected });
  }
}

const roles = ["deckman", "cabinman", "agent"] as const;

/** Some became sellers after they had supervised a trip, and have sold nothing; others sold for nothing. */
function sellersOfShips(company_id: number, day: Day): Batch[] {
  const ofWater = { company_id, module: "water" as const };
  const at = momentAt(day, "12:00:00");
  const people = (first: number, roleOf: (role: Role) => Role): Batch => ({
    kind: "people",
    rows: roles.map((role, place) => ({
      ...ofWater,
      person_id: first + place,
      role: roleOf(role),
      name: null,
    })),
  });
  const trips = roles.map((_, place) => ({
    ...ofWater,
    trip_id: 701 + place,
    vehicle_id: ids[0],
    departed_at: at,
    supervisor_id: 701 + place,
  }));
  const sales = roles.map((_, place) => ({
    ...ofWater,
    sale_id: 801 + place,
    sold_at: at,
    counter_id: null,
    vehicle_id: ids[0],
    seller_id: 801 + place,
    device_id: null,
    stoppage: null,
    tickets: 1,
    fares: 0n,
  }));
  return [
    people(701, () => "supervisor"),
    { kind: "trips", rows: trips },
    people(701, (role) => role),
    people(801, (role) => role),
    { kind: "ticket-sales", rows: sales },
  ];
}
