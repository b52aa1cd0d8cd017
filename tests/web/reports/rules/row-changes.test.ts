import { describe, expect, it } from "vitest";
import { rowChanges } from "web/reports/rules/row-changes.ts";
import { insiders, ships, takings } from "./made-reports.ts";

const row = (id: number, name: string, total_tickets: number, total_fares: string) => ({
  counterman: { id, name },
  total_tickets,
  total_fares,
});
const karim = row(1, "Karim", 2, "10.00");
const salma = row(2, "Salma", 3, "30.00");

describe("rows that were requested again", () => {
  it("are the same ones where nothing changed, in their new order", () => {
    const { rows, changed, replaced, count } = rowChanges(
      takings,
      [karim, salma],
      [{ ...salma }, { ...karim }],
    );
    expect([rows[0] === salma, rows[1] === karim]).toEqual([true, true]);
    expect([changed.size, replaced.size, count]).toEqual([0, 0, 0]);
  });

  it("name the fields that changed, and the row that it was", () => {
    const next = row(1, "Karim", 3, "10.00");
    const found = rowChanges(takings, [karim, salma], [next, { ...salma }]);
    expect(found.rows).toEqual([next, salma]);
    expect([...found.changed]).toEqual([[next, new Set(["total_tickets"])]]);
    expect([...found.replaced]).toEqual([[next, karim]]);
    expect(found.count).toBe(1);
  });

  it("count those that came, of which every field is new, and those that went", () => {
    const came = row(3, "Nasrin", 1, "5.00");
    const found = rowChanges(takings, [karim, salma], [{ ...karim }, came]);
    expect([...found.changed]).toEqual([
      [came, new Set(takings.columns.map(({ field }) => field))],
    ]);
    expect([found.replaced.size, found.count]).toEqual([0, 2]);
  });

  it("pair namesakes in their order", () => {
    const [first, second] = [row(1, "Karim", 2, "1.00"), row(1, "Karim", 2, "2.00")];
    const found = rowChanges(takings, [first, second], [{ ...first }, row(1, "Karim", 2, "3.00")]);
    expect(found.rows[0]).toBe(first);
    expect([...found.replaced.values()]).toEqual([second]);
  });

  it("take the place of the older ones where only time has passed, and count as none", () => {
    const inside = (registration_number: string, hour: string, inside_minutes: number) => ({
      registration_number,
      entered_at: `2026-11-21T${hour}:00:00Z`,
      inside_minutes,
    });
    const [first, second] = [inside("DHK-1", "08", 60), inside("DHK-1", "07", 120)];
    const after = [inside("DHK-1", "07", 121), inside("DHK-1", "08", 61)] as const;
    const found = rowChanges(insiders, [first, second], after);
    expect(found.rows).toEqual(after);
    expect([...found.replaced]).toEqual([
      [after[0], second],
      [after[1], first],
    ]);
    expect([found.changed.size, found.count]).toEqual([0, 0]);
    const came = inside("DHK-2", "09", 1);
    const { changed } = rowChanges(insiders, [], [came]);
    expect([...changed]).toEqual([
      [came, new Set(["registration_number", "entered_at", "inside_minutes"])],
    ]);
  });

  it("stay the same record when a status or a word of it changes, by their ids", () => {
    const ship = (id: number, status: string, kind = "Ferry") => ({
      id,
      registration_number: "M-1",
      kind,
      capacity: 40,
      status,
    });
    const [old, other] = [ship(1, "active"), ship(2, "active")];
    const next = [ship(2, "sold"), ship(1, "active", "Launch")] as const;
    const found = rowChanges(ships, [old, other], next);
    expect([...found.replaced]).toEqual([
      [next[0], other],
      [next[1], old],
    ]);
    expect([...found.changed]).toEqual([
      [next[0], new Set(["status"])],
      [next[1], new Set(["kind"])],
    ]);
    expect(found.count).toBe(2);
  });

  it("stay the same record when one without an id gets another status or ends", () => {
    const later = { title: "Left", kind: "timestamp", field: "left_at" } as const;
    const status = { title: "Status", kind: "status", field: "status" } as const;
    const columns = [...insiders.columns.slice(0, 2), later, status];
    const one = { registration_number: "DHK-1", entered_at: "2026-11-21T08:00:00Z" };
    const old = { ...one, left_at: null, status: "inside" };
    const next = { ...one, left_at: "2026-11-21T09:00:00Z", status: "left" };
    const found = rowChanges({ ...insiders, columns }, [old], [next]);
    expect([...found.changed]).toEqual([[next, new Set(["left_at", "status"])]]);
    expect([found.replaced.get(next), found.count]).toEqual([old, 1]);
  });

  it("are told apart by a time of day", () => {
    const columns = [
      { title: "Departs", kind: "time", field: "departs_at" },
      { title: "Seats", kind: "count", field: "seats" },
    ] as const;
    const before = [
      { departs_at: "07:00", seats: 1 },
      { departs_at: "22:30", seats: 2 },
    ];
    const after = [
      { departs_at: "22:30", seats: 3 },
      { departs_at: "07:00", seats: 4 },
    ];
    const { replaced } = rowChanges({ ...takings, columns }, before, after);
    expect(after.map((row) => replaced.get(row))).toEqual(before.toReversed());
  });

  it("are told apart by a text and by a date where they have no ids", () => {
    const columns = [
      { title: "Note", kind: "text", field: "note" },
      { title: "Day", kind: "date", field: "day" },
      { title: "Tickets", kind: "count", field: "tickets" },
    ] as const;
    const of = (note: string, day: string, tickets: number) => ({ note, day, tickets });
    const before = [of("a", "2026-11-20", 1), of("a", "2026-11-21", 2), of("b", "2026-11-21", 3)];
    const after = [of("b", "2026-11-21", 4), of("a", "2026-11-21", 5), of("a", "2026-11-20", 6)];
    const { replaced } = rowChanges({ ...takings, columns }, before, after);
    expect(after.map((row) => replaced.get(row))).toEqual(before.toReversed());
  });
});
