import * as records from "../../portal-server/hosts/one-path/records.ts";
import { namedDay } from "../service-days.ts";
import { byCells, count, distinct, money, sum } from "./figures.ts";

type Sale = (typeof records.sales)[number];
export type Expected = { address: string; rows: string[][]; totals: string[] };

/** What each dated report has to show from the first to the last day, both included. */
export function expectedReports(first: string, last: string): Expected[] {
  const isIn = ({ date }: { date: string }) => date >= first && date <= last;
  const soldBy = (operator: string, role?: string) =>
    records.sales
      .filter(isIn)
      .filter((sale) => sale.operator === operator && (!role || sale.role === role));
  const sales = (own: readonly Sale[]) => [
    count(sum(own, ({ sold }) => sold)),
    money(sum(own, ({ cents }) => cents)),
  ];
  const trips = (own: readonly Sale[]) => count(distinct(own, ({ run }) => run).length);

  const byName = (address: string, own: Sale[], nameOf: (sale: Sale) => string): Expected => ({
    address,
    rows: distinct(own, nameOf)
      .map((name) => [name, ...sales(own.filter((sale) => nameOf(sale) === name))])
      .sort(byCells),
    totals: sales(own),
  });
  const withTrips = (address: string, own: Sale[], nameOf: (sale: Sale) => string): Expected => {
    const groups = distinct(own, nameOf).map((name) => ({
      name,
      group: own.filter((sale) => nameOf(sale) === name),
    }));
    return {
      address,
      rows: groups.map(({ name, group }) => [name, trips(group), ...sales(group)]).sort(byCells),
      totals: [
        count(sum(groups, ({ group }) => distinct(group, ({ run }) => run).length)),
        ...sales(own),
      ],
    };
  };
  const desk = (sale: Sale) => (sale.desk === null ? "N/A" : records.nameOf.desk(sale.desk));
  const bus = (sale: Sale) => records.nameOf.bus(sale.bus);
  const person = (sale: Sale) => records.nameOf.person(sale.person);
  const day = (sale: Sale) => namedDay(sale.date);
  const ticketing = "/counterwise-ticketing";
  return [
    byName("/intracity/counterwise/report/?company=c1", soldBy("c1"), desk),
    byName("/intracity/counterwise/report/?company=c2", soldBy("c2"), desk),
    withTrips("/intracity/vehiclewise/report/?company=c1", soldBy("c1"), bus),
    withTrips("/intracity/summary?company=c2", soldBy("c2"), day),
    withTrips("/supervisor/supervisorwise/report?company=s1", soldBy("s1"), person),
    withTrips("/supervisor/vehiclewise/report?company=s1", soldBy("s1"), bus),
    withTrips("/water/shipwise/report/?company=w1", soldBy("w1"), bus),
    byName("/water/counterwise/report/?company=w1", soldBy("w1", "counterman"), person),
    byName("/water/deckmanwise/report/?company=w1", soldBy("w1", "deckman"), person),
    byName("/water/cabinmanwise/report/?company=w1", soldBy("w1", "cabinman"), person),
    byName("/water/agentwise/report/?company=w1", soldBy("w1", "agent"), person),
    byName("/intercity/counterwise/report/?company=i1", soldBy("i1"), desk),
    byName("/intercity/agentwise/report/?company=i1", soldBy("i1"), person),
    byName(`${ticketing}/counterwise/report/?company=t1`, soldBy("t1"), desk),
    withTrips(`${ticketing}/vehiclewise/report/?company=t1`, soldBy("t1"), bus),
    byName(
      `${ticketing}/counter-wise-details/t1-b2?company=t1`,
      soldBy("t1").filter(({ bus }) => bus === "t1-b2"),
      desk,
    ),
    withTrips(`${ticketing}/summary?company=t1`, soldBy("t1"), day),
    departures(records.departures.filter(isIn)),
    waybills(records.waybills.filter(isIn)),
    bookings(records.bookings.filter(isIn)),
    collection(records.passages.filter(isIn)),
    passages(records.passages.filter(isIn)),
  ];
}

function departures(own: typeof records.departures): Expected {
  return {
    address: "/intercity/coachwise/report/?company=i1",
    rows: own
      .map(({ bus, line, leaves, seats, sold, cents }) => [
        records.nameOf.bus(bus),
        line,
        moment(leaves),
        count(seats),
        count(sold),
        money(cents),
      ])
      .sort(byCells),
    totals: [
      count(sum(own, ({ seats }) => seats)),
      count(sum(own, ({ sold }) => sold)),
      money(sum(own, ({ cents }) => cents)),
    ],
  };
}

function waybills(own: typeof records.waybills): Expected {
  return {
    address: "/waybill/report?company=b1",
    rows: own
      .map(({ number, bus, driver, issued, runs, cents, spent }) => [
        number,
        records.nameOf.bus(bus),
        records.nameOf.person(driver),
        moment(issued),
        count(runs),
        money(cents),
        money(spent),
        money(cents - spent),
      ])
      .sort(byCells),
    totals: [
      count(sum(own, ({ runs }) => runs)),
      money(sum(own, ({ cents }) => cents)),
      money(sum(own, ({ spent }) => spent)),
      money(sum(own, ({ cents, spent }) => cents - spent)),
    ],
  };
}

const statusInWords = { confirmed: "Confirmed", reserved: "Reserved", cancelled: "Cancelled" };

function bookings(own: typeof records.bookings): Expected {
  const counted = own.filter(({ state }) => state !== "cancelled");
  return {
    address: "/intercity/reservation/report/?company=i1",
    rows: own
      .map(({ code, passenger, bus, seats, date, state, cents }) => [
        code,
        passenger,
        records.nameOf.bus(bus),
        seats.join(", "),
        namedDay(date),
        statusInWords[state],
        money(cents),
      ])
      .sort(byCells),
    totals: [money(sum(counted, ({ cents }) => cents))],
  };
}

function collection(own: typeof records.passages): Expected {
  const figures = (group: typeof own) => {
    const tolls = sum(group, ({ toll }) => toll);
    const penalties = sum(group, ({ penalty }) => penalty);
    return [
      count(group.length),
      money(100 * tolls),
      count(group.filter(({ penalty }) => penalty > 0).length),
      money(100 * penalties),
      money(100 * (tolls + penalties)),
    ];
  };
  const keyOf = (one: (typeof own)[number]) => `Lane ${one.lane}, ${one.class}`;
  return {
    address: "/toll-plaza/report?company=g1",
    rows: distinct(own, keyOf)
      .map((key) => [...key.split(", "), ...figures(own.filter((one) => keyOf(one) === key))])
      .sort(byCells),
    totals: figures(own),
  };
}

function passages(own: typeof records.passages): Expected {
  return {
    address: "/toll-plaza/collection-details?company=g1",
    rows: own
      .map((one) => [
        one.plate,
        one.class,
        `Lane ${one.lane}`,
        moment(one.entered),
        one.left === null ? "N/A" : moment(one.left),
        money(100 * one.toll),
        money(100 * one.penalty),
      ])
      .sort(byCells),
    totals: [
      money(100 * sum(own, ({ toll }) => toll)),
      money(100 * sum(own, ({ penalty }) => penalty)),
    ],
  };
}

/** 2026-06-01T16:30:00+06:00 as 01.06.2026 04:30 PM. */
function moment(text: string): string {
  const [, day = "", hour = "", minutes = ""] = /^(.{10})T(\d\d):(\d\d)/.exec(text) ?? [];
  const inTwelve = String(Number(hour) % 12 || 12).padStart(2, "0");
  const half = Number(hour) < 12 ? "AM" : "PM";
  return `${day.split("-").reverse().join(".")} ${inTwelve}:${minutes} ${half}`;
}
