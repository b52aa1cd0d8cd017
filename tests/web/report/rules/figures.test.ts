import { reportingClock } from "machines/formats";
import { describe, expect, it } from "vitest";
import {
  finderIn,
  firstOrder,
  inOrder,
  totalsByStatus,
  totalsOf,
  totalTitle,
} from "web/report/rules/figures.ts";

const columns = [
  { title: "Counter", kind: "name", field: "counter.name" },
  { title: "Tickets", kind: "count", field: "total_tickets" },
  { title: "Fares", kind: "money", field: "total_fares" },
  { title: "Sold", kind: "timestamp", field: "sold_at" },
] as const;
const rows = [
  { counter: { name: "Counter 10" }, total_tickets: "9", total_fares: "1000.10" },
  { counter: {}, total_tickets: 10, total_fares: "99.9" },
  { counter: { name: "Counter 9" }, total_tickets: null, total_fares: "-5.25" },
  { counter: { name: "Árpád" }, total_tickets: 10, total_fares: "not a number" },
];
const names = (found: readonly object[]) =>
  found.map((row) => (row as (typeof rows)[number]).counter.name ?? "none");

describe("the order of rows", () => {
  it.each([
    ["counter.name", false, ["Árpád", "Counter 9", "Counter 10", "none"]],
    ["counter.name", true, ["Counter 10", "Counter 9", "Árpád", "none"]],
    ["total_tickets", false, ["Counter 10", "none", "Árpád", "Counter 9"]],
    ["total_tickets", true, ["none", "Árpád", "Counter 10", "Counter 9"]],
    ["total_fares", false, ["Counter 9", "none", "Counter 10", "Árpád"]],
    ["total_fares", true, ["Counter 10", "none", "Counter 9", "Árpád"]],
  ])(
    "by %s, descending %s, has what is missing at the end and equals as they came",
    (field, descending, order) => {
      expect(names(inOrder(rows, columns, { field, descending }))).toEqual(order);
    },
  );

  it("is the answer's own where none is wanted", () => {
    expect(inOrder(rows, columns)).toBe(rows);
  });

  it("begins with the largest of figures and times, and with A of words", () => {
    expect(columns.map((column) => firstOrder(column).descending)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe("a search", () => {
  const find = finderIn(columns, reportingClock(null));
  it.each([
    ["", ["Counter 10", "none", "Counter 9", "Árpád"]],
    ["counter", ["Counter 10", "Counter 9"]],
    ["COUNTER -5", ["Counter 9"]],
    ["10 counter", ["Counter 10"]],
    ["1,000.10", ["Counter 10"]],
    ["n/a 99.90", ["none"]],
    ["nothing", []],
  ])("for %j finds the rows that show every word", (text, found) => {
    expect(names(find(rows, text))).toEqual(found);
  });
});

it("sums are exact to the cent, and leave out what is no number", () => {
  const totals = [
    { title: "Tickets", field: "total_tickets", kind: "count" },
    { title: "Fares", field: "total_fares", kind: "money" },
  ] as const;
  expect(totalsOf(rows, { totals })).toEqual([
    { ...totals[0], sum: "29", value: "29" },
    { ...totals[1], sum: "1094.75", value: "1,094.75" },
  ]);
});

describe("a total that leaves out a status", () => {
  const without = { field: "status", value: "cancelled" };
  const totals = [
    { title: "Amount without cancelled", field: "amount", kind: "money", without },
  ] as const;
  const reservations = [
    { status: "cancelled", amount: "72950.05" },
    { status: "reserved", amount: "0.10" },
    { status: "confirmed", amount: "1457800.10" },
    { status: "confirmed", amount: 0.2 },
    { status: null, amount: "1" },
  ];

  it("is the exact sum of all other rows", () => {
    expect(totalsOf(reservations, { totals })).toEqual([
      {
        title: "Amount without cancelled",
        field: "amount",
        kind: "money",
        sum: "1457801.40",
        value: "1,457,801.40",
      },
    ]);
    expect(totalTitle({ totals })).toBe("Total without cancelled");
  });

  it("stands beside the sums of each status, the one left out at the end", () => {
    expect(
      totalsByStatus(reservations, { totals }).map(({ status, totals }) => [
        status,
        ...totals.map(({ title, sum }) => `${title} ${sum}`),
      ]),
    ).toEqual([
      ["Confirmed", "Amount 1457800.30"],
      ["N/A", "Amount 1.00"],
      ["Reserved", "Amount 0.10"],
      ["Cancelled", "Amount 72950.05"],
    ]);
  });

  it("is told from one that leaves out nothing", () => {
    const plain = { totals: [{ title: "Amount", field: "amount", kind: "money" }] } as const;
    expect([totalsByStatus(reservations, plain), totalTitle(plain)]).toEqual([[], "Total"]);
  });
});
