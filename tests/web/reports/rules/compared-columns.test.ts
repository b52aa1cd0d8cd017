import { expect, it } from "vitest";
import { mainFieldsOf, moveToEnd, withComparedColumns } from "web/reports/rules/compare.ts";
import { takings } from "./made-reports.ts";

const counterman = { title: "Counterman", kind: "name", field: "counterman.name" } as const;
const tickets = { title: "Tickets", kind: "count", field: "total_tickets" } as const;
const fares = { title: "Fares", kind: "money", field: "total_fares" } as const;
const seats = { title: "Seats", kind: "count", field: "seats" } as const;

it("each sum has more columns beside it", () => {
  expect(withComparedColumns(takings).columns).toEqual([
    counterman,
    tickets,
    { title: "Tickets before", kind: "count", field: "total_tickets_before" },
    { title: "Tickets change", kind: "count change", field: "total_tickets_change" },
    { title: "Tickets %", kind: "share", field: "total_tickets_share" },
    fares,
    { title: "Fares before", kind: "money", field: "total_fares_before" },
    { title: "Fares change", kind: "money change", field: "total_fares_change" },
    { title: "Fares %", kind: "share", field: "total_fares_share" },
  ]);
});

it("a column without a sum stays alone, where it is", () => {
  const ofFares = { ...takings, columns: [counterman, tickets, fares, seats], totals: [fares] };
  expect(withComparedColumns(ofFares).columns).toEqual([
    counterman,
    tickets,
    fares,
    { title: "Fares before", kind: "money", field: "total_fares_before" },
    { title: "Fares change", kind: "money change", field: "total_fares_change" },
    { title: "Fares %", kind: "share", field: "total_fares_share" },
    seats,
  ]);
});

it("a sum of others comes before them, as all of them may not fit", () => {
  const all = { title: "In all", kind: "money", field: "all" } as const;
  const { columns, totals } = withComparedColumns({
    ...takings,
    columns: [fares, counterman, seats, all],
    totals: [fares, all],
    computedTotal: { field: "all", of: ["total_fares"] },
  });
  expect(columns.map(({ field }) => field)).toEqual([
    ...["counterman.name", "seats"],
    ...["all", "all_before", "all_change", "all_share"],
    ...["total_fares", "total_fares_before", "total_fares_change", "total_fares_share"],
  ]);
  expect(totals.map(({ field }) => field)).toEqual([
    ...["total_fares", "total_fares_before", "total_fares_change", "total_fares_share"],
    ...["all", "all_before", "all_change", "all_share"],
  ]);
});

it("the main figure stands last, after what is compared with it, and all others as they were", () => {
  const last = mainFieldsOf(takings);
  expect(last).toEqual([
    "total_fares_before",
    "total_fares_change",
    "total_fares_share",
    "total_fares",
  ]);
  expect(mainFieldsOf({ ...takings, totals: [] })).toEqual([]);
  const all = ["total_fares", "total_fares_before", "counter.name", "seats"];
  const fields = all.map((field) => ({ field }));
  expect(moveToEnd(fields, last).map(({ field }) => field)).toEqual([
    ...["counter.name", "seats"],
    ...["total_fares_before", "total_fares"],
  ]);
  expect(fields.map(({ field }) => field)).toEqual(all);
});
