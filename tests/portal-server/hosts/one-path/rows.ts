import { turned } from "../days.ts";
import {
  type Booking,
  type Departure,
  type Dimension,
  fleetOf,
  nameOf,
  type Passage,
  passages,
  type Sale,
  type Waybill,
} from "./records.ts";

const taka = (cents: number) => cents / 100;
const person = (id: string) => ({ id, name: nameOf.person(id) });
export const bus = (id: string) => ({
  ...fleetOf(id.slice(0, 2)).find((one) => one.id === id),
  name: nameOf.bus(id),
});
const lane = (id: string) => ({ id, name: `Lane ${id}` });

const thing = {
  desk: (id: string) => ({ id, title: nameOf.desk(id) }),
  person,
  bus,
  date: turned,
};

export function sumsBy(by: Dimension, own: readonly Sale[]) {
  return groupsOf(own, (sale) => sale[by]).map(([id, group]) => ({
    [by]: id === null ? null : thing[by](id),
    total_trips: new Set(group.map(({ run }) => run)).size,
    sold: sum(group, ({ sold }) => sold),
    amount: taka(sum(group, ({ cents }) => cents)),
  }));
}

export const waybillRow = ({ number, bus: id, driver, issued, runs, cents, spent }: Waybill) => ({
  waybill_number: number,
  bus: bus(id),
  person: person(driver),
  issued_at: issued,
  total_trips: runs,
  amount: taka(cents),
  total_expenses: taka(spent),
  net_amount: taka(cents - spent),
});

export const departureRow = ({ code, bus: id, line, leaves, seats, sold, cents }: Departure) => ({
  id: code,
  bus: bus(id),
  route: line,
  departs_at: leaves,
  total_seats: seats,
  sold_seats: sold,
  amount: taka(cents),
});

/** Its date is that of the booking and of the travel. */
export const bookingRow = ({ code, passenger, bus: id, seats, date, state, cents }: Booking) => ({
  id: code,
  reservation_number: code,
  customer: passenger,
  bus: bus(id),
  seats,
  travel_date: turned(date),
  status: state,
  amount: taka(cents),
});

export const passageRow = (one: Passage) => ({
  id: one.code,
  plate: one.plate,
  vehicle_class: one.class,
  lane: lane(one.lane),
  entered_at: one.entered,
  exited_at: one.left,
  entry_amount: one.toll,
  overstay_amount: one.penalty,
});

export const byLaneAndClass = (own: readonly Passage[]) =>
  groupsOf(own, (one) => `${one.lane} ${one.class}`).map(([key, group]) => {
    const [id = "", vehicle_class] = key.split(" ");
    return { lane: lane(id), vehicle_class, ...gateFigures(group) };
  });

export function todayAtTheGate() {
  const own = passages.filter(({ date }) => date === passages[0]?.date);
  const inside = own.filter(({ left }) => left === null).length;
  return {
    ...gateFigures(own),
    total_exited_count: own.length - inside,
    total_non_exited_count: inside,
  };
}

function gateFigures(own: readonly Passage[]) {
  const late = own.filter(({ penalty }) => penalty > 0);
  return {
    total_entry_count: own.length,
    total_entry_amount: sum(own, ({ toll }) => toll),
    total_overstay_count: late.length,
    total_overstay_amount: sum(late, ({ penalty }) => penalty),
  };
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

function groupsOf<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}
