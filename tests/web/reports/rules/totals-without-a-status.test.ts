import { describe, expect, it } from "vitest";
import {
  excludedInWords,
  totalsByStatus,
  totalsOf,
  totalTitle,
} from "web/reports/rules/figures.ts";

describe("a total that leaves out a status", () => {
  const excluding = { field: "status", value: "cancelled" };
  const totals = [{ title: "Amount", field: "amount", kind: "money", excluding }] as const;
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

  it("has the sums of each status in the order of their words, beside their shares", () => {
    const of = { kind: "money", now: "amount", before: "before" } as const;
    const share = { title: "%", field: "share", kind: "share", of } as const;
    const sold = ["reserved", "cancelled", "confirmed", "cancelled", "boarded"].map((status) => ({
      status,
      amount: "3",
      before: "2",
    }));
    const byStatus = totalsByStatus(sold, { totals: [...totals, share] });
    expect(byStatus.map((one) => [one.status, ...one.totals.map(({ value }) => value)])).toEqual([
      ["Boarded", "3.00", "▲ 50.0%"],
      ["Confirmed", "3.00", "▲ 50.0%"],
      ["Reserved", "3.00", "▲ 50.0%"],
      ["Cancelled", "6.00", "▲ 50.0%"],
    ]);
    expect(totalsByStatus(sold, { totals: [] })).toEqual([]);
    expect(totalTitle({ totals: [] })).toBe("Total");
  });

  it("has its status in words", () => {
    const missed = { ...totals[0], excluding: { field: "status", value: "no_show" } };
    const rows = [{ status: "no_show", amount: "1" }, ...reservations];
    expect([totalTitle({ totals: [missed] }), excludedInWords({ totals: [missed] })]).toEqual([
      "Total without no show",
      " without no show",
    ]);
    expect(totalsOf(rows, { totals: [missed] }).map(({ title }) => title)).toEqual([
      "Amount without no show",
    ]);
    expect(totalsByStatus(rows, { totals: [missed] }).at(-1)?.totals[0]?.title).toBe("Amount");
  });

  it("is told from one that leaves out nothing", () => {
    const plain = { totals: [{ title: "Amount", field: "amount", kind: "money" }] } as const;
    expect([totalsByStatus(reservations, plain), totalTitle(plain)]).toEqual([[], "Total"]);
  });
});
