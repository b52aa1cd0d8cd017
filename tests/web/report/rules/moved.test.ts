// @vitest-environment node
import { describe, expect, it } from "vitest";
import { movedInWords, renewed } from "web/report/rules/moved.ts";
import { takings } from "./made-reports.ts";

const row = (id: number, name: string, total_tickets: number, total_fares: string) => ({
  counterman: { id, name },
  total_tickets,
  total_fares,
});
const karim = row(1, "Karim", 2, "10.00");
const salma = row(2, "Salma", 3, "30.00");
const columns = takings.columns;

describe("rows that were asked anew", () => {
  it("are the same ones where nothing moved, in their new order", () => {
    const { rows, moved, was, count } = renewed(
      takings,
      columns,
      [karim, salma],
      [{ ...salma }, { ...karim }],
    );
    expect([rows[0] === salma, rows[1] === karim]).toEqual([true, true]);
    expect([moved.size, was.size, count]).toEqual([0, 0, 0]);
  });

  it("name the fields that moved, and the row that it was", () => {
    const next = row(1, "Karim", 3, "10.00");
    const found = renewed(takings, columns, [karim, salma], [next, { ...salma }]);
    expect(found.rows).toEqual([next, salma]);
    expect([...found.moved]).toEqual([[next, new Set(["total_tickets"])]]);
    expect([...found.was]).toEqual([[next, karim]]);
    expect(found.count).toBe(1);
  });

  it("count those that came, of which every field is new, and those that went", () => {
    const came = row(3, "Nasrin", 1, "5.00");
    const found = renewed(takings, columns, [karim, salma], [{ ...karim }, came]);
    expect([...found.moved]).toEqual([[came, new Set(columns.map(({ field }) => field))]]);
    expect([found.was.size, found.count]).toEqual([0, 2]);
  });

  it("pair namesakes in their order", () => {
    const [first, second] = [row(1, "Karim", 2, "1.00"), row(1, "Karim", 2, "2.00")];
    const found = renewed(
      takings,
      columns,
      [first, second],
      [{ ...first }, row(1, "Karim", 2, "3.00")],
    );
    expect(found.rows[0]).toBe(first);
    expect([...found.was.values()]).toEqual([second]);
  });

  it("are counted in words", () => {
    expect([0, 1, 1200].map(movedInWords)).toEqual(["", "1 row changed", "1,200 rows changed"]);
  });
});
