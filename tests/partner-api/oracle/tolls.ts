import { sorted } from "./order.ts";
import type { Passage, Records } from "./records.ts";
import {
  isBeforeEnd,
  isIn,
  lastDayOf,
  type Moment,
  type Range,
  serviceDay,
  written,
} from "./service-day.ts";

type OfCompany = { company: number };

export function tollSummary(records: Records, { company, now }: OfCompany & { now: Moment }) {
  const today = records
    .of("toll-passages", company)
    .filter(({ entered_at }) => serviceDay(entered_at) === serviceDay(now));
  const exited = today.filter(({ exited_at }) => exited_at !== null);
  const { entry_count, entry_amount, overstay_count, overstay_amount } = added(today);
  return {
    total_entry_count: entry_count,
    total_entry_amount: entry_amount,
    total_exited_count: exited.length,
    total_non_exited_count: today.length - exited.length,
    total_overstay_count: overstay_count,
    total_overstay_amount: overstay_amount,
  };
}

function added(passages: Passage[]) {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    entry_count: passages.length,
    entry_amount: sum(passages.map(({ entry_amount }) => entry_amount)),
    overstay_count: passages.filter(({ overstay_amount }) => overstay_amount > 0).length,
    overstay_amount: sum(passages.map(({ overstay_amount }) => overstay_amount)),
  };
}

export function collectionReport(records: Records, { company, ...range }: OfCompany & Range) {
  const groups = new Map<string, Passage[]>();
  for (const passage of records.of("toll-passages", company)) {
    if (!isIn(range, passage.entered_at)) continue;
    const group = `${passage.lane_id}|${passage.vehicle_class}`;
    groups.set(group, [...(groups.get(group) ?? []), asOfEnd(range, passage)]);
  }
  const rows = [...groups.values()].flatMap((passages) => {
    const [first] = passages;
    return first ? [{ first, ...added(passages) }] : [];
  });
  return sorted(rows, ({ first, entry_amount }) => [
    first.lane_id,
    -entry_amount,
    first.vehicle_class,
  ]).map(({ first, entry_count, entry_amount, overstay_count, overstay_amount }) => ({
    lane: laneOf(records, first),
    vehicle_class: first.vehicle_class,
    total_entry_count: entry_count,
    total_entry_amount: entry_amount,
    total_overstay_count: overstay_count,
    total_overstay_amount: overstay_amount,
  }));
}

/** What a passage of the last day was charged by the time until which that day counts. */
function asOfEnd(range: Range, passage: Passage): Passage {
  const { entered_at, exited_at } = passage;
  const isOfLastDay = serviceDay(entered_at) === lastDayOf(range);
  const hadLeft = exited_at !== null && isBeforeEnd(range, exited_at);
  const isCut = isOfLastDay && range.until_time !== undefined;
  return isCut && !hadLeft ? { ...passage, overstay_amount: 0 } : passage;
}

function laneOf(records: Records, { company_id, lane_id }: Passage) {
  const lane = records.of("toll-lanes", company_id).find((one) => one.lane_id === lane_id);
  return { id: lane_id, name: lane?.name ?? null };
}

const newestFirst = (passages: Passage[]) =>
  sorted(passages, ({ entered_at, passage_id }) => [-entered_at, -passage_id]);

const shownPassage = (records: Records) => (passage: Passage) => ({
  id: passage.passage_id,
  registration_number: passage.registration_number,
  vehicle_class: passage.vehicle_class,
  lane: laneOf(records, passage),
  entered_at: written(passage.entered_at),
  exited_at: passage.exited_at === null ? null : written(passage.exited_at),
  entry_amount: passage.entry_amount,
  overstay_amount: passage.overstay_amount,
});

type AskedPassages = OfCompany & Range & { lane?: number; vehicleClass?: string };

export function collections(records: Records, asked: AskedPassages) {
  const { company, lane, vehicleClass, ...range } = asked;
  const passages = records
    .of("toll-passages", company)
    .filter(({ entered_at }) => isIn(range, entered_at))
    .filter(({ lane_id }) => lane === undefined || lane_id === lane)
    .filter(({ vehicle_class }) => vehicleClass === undefined || vehicle_class === vehicleClass);
  return newestFirst(passages).map(shownPassage(records));
}

/** Letters in capitals and digits, nothing between them. */
const plateOf = (text: string) => text.replaceAll(/[^\p{Alphabetic}\p{N}]/gu, "").toUpperCase();

export function passagesFound(
  records: Records,
  { company, registration }: OfCompany & { registration: string },
) {
  const part = plateOf(registration);
  const passages = records
    .of("toll-passages", company)
    .filter((passage) => part !== "" && plateOf(passage.registration_number).includes(part));
  return newestFirst(passages).slice(0, 500).map(shownPassage(records));
}

export function nonExited(records: Records, { company, now }: OfCompany & { now: Moment }) {
  const inside = records.of("toll-passages", company).filter(({ exited_at }) => exited_at === null);
  const minutes = (entered: Moment) => (now > entered ? Number((now - entered) / 60_000_000n) : 0);
  return sorted(inside, ({ entered_at, passage_id }) => [entered_at, passage_id]).map(
    (passage) => ({
      registration_number: passage.registration_number,
      vehicle_class: passage.vehicle_class,
      lane: laneOf(records, passage),
      entered_at: written(passage.entered_at),
      inside_minutes: minutes(passage.entered_at),
    }),
  );
}

export const tollFares = (records: Records, { company }: OfCompany) =>
  sorted(records.of("toll-fares", company), ({ fare, vehicle_class }) => [fare, vehicle_class]).map(
    ({ company_id: _, ...fare }) => fare,
  );
