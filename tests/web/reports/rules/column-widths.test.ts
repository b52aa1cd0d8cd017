import { type ReportingClock, reportingClock } from "machines/time/reporting-clock";
import { describe, expect, it } from "vitest";
import { columnWidths } from "web/reports/rules/column-widths.ts";

const clock = reportingClock(null);
const columns = [
  { title: "Name", kind: "name", field: "name" },
  { title: "Kind", kind: "text", field: "kind" },
  { title: "Fares", kind: "money", field: "fares" },
] as const;
const row = (name: string, fares: number, kind = "Bus") => ({ name, kind, fares });
describe("the width of a column", () => {
  it("is that of what stands in it, with room for a longer sum", () => {
    const rows = [row("Salma", 10), row("Md. Rahim", 1200)];
    // 'Md. Rahim', whose two capitals are wider; the title 'Kind' and two more; '1,200.00' and four more.
    expect(columnWidths({ columns }, rows, clock)).toEqual([9.5, 6.25, 12]);
  });

  it("has room for each word of its title and the mark of an order, and at most thirty letters", () => {
    const titled = [{ ...columns[0], title: "Registration number" }, columns[1], columns[2]];
    // 'Registration' and two more; thirty; '1.00' and four more.
    expect(columnWidths({ columns: titled }, [row("A", 1, "x".repeat(80))], clock)).toEqual([
      14.25, 30, 8,
    ]);
  });

  it("has room for a lane under its title", () => {
    const lane = { title: "Lane", kind: "name", field: "lane" } as const;
    expect(columnWidths({ columns: [lane] }, [{ lane: "Lane 4" }], clock)).toEqual([6.25]);
    expect(columnWidths({ columns: [lane] }, [{ lane: "4" }], clock)).toEqual([6.25]);
  });

  it("has room for capitals, as a plate has them", () => {
    expect(columnWidths({ columns: [columns[0]] }, [row("DHK-15-2062", 1)], clock)).toEqual([
      11.75,
    ]);
  });

  it("has room for a time, whether or not the first rows have one", () => {
    const column = { title: "Sold", kind: "timestamp", field: "sold" } as const;
    const sold = [{ sold: null }, { sold: "2026-11-21T10:05:30" }];
    // '21.11.2026 10:05 AM'; 'Name' and two more.
    expect(columnWidths({ columns: [columns[0], column] }, sold, clock)).toEqual([6.25, 19.5]);
    expect(columnWidths({ columns: [columns[0], column] }, [], clock)).toEqual([6.25, 19.5]);
  });

  it("has room for the longest month, whichever the first rows are of", () => {
    const column = { title: "Day", kind: "date", field: "day" } as const;
    // 'September 28, 2000'.
    expect(columnWidths({ columns: [column] }, [{ day: "2026-05-01" }], clock)).toEqual([18.25]);
  });

  it("has room for a time in a language with longer words for some hours", () => {
    const column = { title: "Sold", kind: "timestamp", field: "sold" } as const;
    const dhaka = reportingClock("Asia/Dhaka");
    const timestamp: ReportingClock["timestamp"] = (moment) =>
      dhaka.timestamp(moment).replace("07:00 AM", "seven in the morning");
    const told = { ...dhaka, timestamp };
    // '01.01.2000 ' and 'seven in the morning', of which there is no room for the last letter.
    expect(columnWidths({ columns: [columns[0], column] }, [], told)).toEqual([6.25, 30]);
  });

  it("goes by the first fifty rows, so that none that comes later changes it", () => {
    const first = Array.from({ length: 50 }, () => row("Md. Rahim", 1200));
    const later = row("Somebody with a long name", 9_999_999);
    expect(columnWidths({ columns }, [...first, later], clock)).toEqual([9.5, 6.25, 12]);
    expect(columnWidths({ columns }, [...first.slice(1), later], clock)).toEqual([25.25, 6.25, 16]);
  });
});
