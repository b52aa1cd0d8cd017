// @vitest-environment node
import { type ReportingClock, reportingClock } from "machines/formats";
import { describe, expect, it } from "vitest";
import { columnWidths } from "web/report/rules/column-widths.ts";

const clock = reportingClock(null);
const columns = [
  { title: "Name", kind: "name", field: "name" },
  { title: "Kind", kind: "text", field: "kind" },
  { title: "Fares", kind: "money", field: "fares" },
] as const;
const row = (name: string, fares: number, kind = "Bus") => ({ name, kind, fares });
const shares = (...letters: number[]) => {
  const all = letters.reduce((sum, one) => sum + one, 0);
  return letters.map((one) => (one / all) * 100);
};

describe("the width of a column", () => {
  it("is that of what stands in it, with room for a longer sum", () => {
    const rows = [row("Salma", 10), row("Md. Rahim", 1200)];
    // 'Md. Rahim'; at least six; '1,200.00' and four more.
    expect(columnWidths({ columns }, rows, clock)).toEqual(shares(9, 6, 12));
  });

  it("has room for its title, and at most thirty letters", () => {
    const titled = [{ ...columns[0], title: "Registration" }, columns[1], columns[2]];
    expect(columnWidths({ columns: titled }, [row("A", 1, "x".repeat(80))], clock)).toEqual(
      shares(12, 30, 9),
    );
  });

  it("has room for a time, whether or not the first rows have one", () => {
    const column = { title: "Sold", kind: "timestamp", field: "sold" } as const;
    const sold = [{ sold: null }, { sold: "2026-11-21T10:05:30" }];
    // '21.11.2026 10:05 AM'; 'Salma' takes the least.
    expect(columnWidths({ columns: [columns[0], column] }, sold, clock)).toEqual(shares(6, 19));
    expect(columnWidths({ columns: [columns[0], column] }, [], clock)).toEqual(shares(6, 19));
  });

  it("has room for a time in a language with longer words for some hours", () => {
    const column = { title: "Sold", kind: "timestamp", field: "sold" } as const;
    const dhaka = reportingClock("Asia/Dhaka");
    const timestamp: ReportingClock["timestamp"] = (moment) =>
      dhaka.timestamp(moment).replace("07:00 AM", "seven in the morning");
    const told = { ...dhaka, timestamp };
    // '01.01.2000 ' and 'seven in the morning', of which there is no room for the last letter.
    expect(columnWidths({ columns: [columns[0], column] }, [], told)).toEqual(shares(6, 30));
  });

  it("goes by the first fifty rows, so that none that comes later changes it", () => {
    const first = Array.from({ length: 50 }, () => row("Md. Rahim", 1200));
    const later = row("Somebody with a long name", 9_999_999);
    expect(columnWidths({ columns }, [...first, later], clock)).toEqual(shares(9, 6, 12));
    expect(columnWidths({ columns }, [...first.slice(1), later], clock)).toEqual(shares(25, 6, 16));
  });
});
