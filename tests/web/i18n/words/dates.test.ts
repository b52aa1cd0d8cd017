import { describe, expect, it } from "vitest";
import * as dates from "web/i18n/words/bn/dates.ts";

describe("a date in Bangla", () => {
  it("has its month and its day of the week in words", () => {
    expect([
      dates.dateLabel("2026-11-23"),
      dates.dayLabel("2026-11-23"),
      dates.weekdayLabel("2026-11-23"),
      dates.monthDay("2026-11-01"),
    ]).toEqual(["23 নভেম্বর 2026", "সোমবার, 23 নভেম্বর", "সোমবার", "1 নভেম্বর"]);
  });

  it("is said to be missing where there is none", () => {
    expect([
      dates.dateLabel("2026-02-30"),
      dates.dayLabel(""),
      dates.weekdayLabel("today"),
      dates.monthDay("2026-13-01"),
    ]).toEqual(["নেই", "নেই", "", ""]);
  });

  it("is counted in ranges by service days", () => {
    expect(dates.rangeLabel({ from: "2026-11-02", to: "2026-11-04" })).toBe(
      "2 দিন: 2 নভেম্বর 2026 থেকে 3 নভেম্বর 2026, 4 নভেম্বর 2026 ভোররাত 3:00টা পর্যন্ত",
    );
    expect(dates.rangeLabel({ from: "2026-11-02", to: "2026-11-03" })).toBe(
      "1 দিন: 2 নভেম্বর 2026, 3 নভেম্বর 2026 ভোররাত 3:00টা পর্যন্ত",
    );
    expect(dates.rangeLabel({ from: "2026-11-04", to: "2026-11-02" })).toBe("");
  });

  it.each([
    ["01", "9 জানুয়ারি"],
    ["02", "9 ফেব্রুয়ারি"],
    ["03", "9 মার্চ"],
    ["04", "9 এপ্রিল"],
    ["05", "9 মে"],
    ["06", "9 জুন"],
    ["07", "9 জুলাই"],
    ["08", "9 আগস্ট"],
    ["09", "9 সেপ্টেম্বর"],
    ["10", "9 অক্টোবর"],
    ["11", "9 নভেম্বর"],
    ["12", "9 ডিসেম্বর"],
  ])("has its month %s as %s", (month, written) => {
    expect(dates.monthDay(`2026-${month}-09`)).toBe(written);
    expect(dates.dateLabel(`2026-${month}-09`)).toBe(`${written} 2026`);
  });

  it("has every day of the week", () => {
    const week = ["22", "23", "24", "25", "26", "27", "28"];
    expect(week.map((day) => dates.weekdayLabel(`2026-11-${day}`))).toEqual([
      "রবিবার",
      "সোমবার",
      "মঙ্গলবার",
      "বুধবার",
      "বৃহস্পতিবার",
      "শুক্রবার",
      "শনিবার",
    ]);
  });
});

describe("a time in Bangla", () => {
  it("says which part of the day it is in place of AM and PM", () => {
    expect(
      ["12:00 AM", "3:59 AM", "4:00 AM", "6:00 AM", "11:59 AM", "12:00 PM", "3:00 PM"].map(
        dates.timeLabel,
      ),
    ).toEqual([
      "রাত 12:00",
      "রাত 3:59",
      "ভোর 4:00",
      "সকাল 6:00",
      "সকাল 11:59",
      "দুপুর 12:00",
      "বিকাল 3:00",
    ]);
    expect(["6:00 PM", "8:00 PM", "11:59 PM"].map(dates.timeLabel)).toEqual([
      "সন্ধ্যা 6:00",
      "রাত 8:00",
      "রাত 11:59",
    ]);
  });

  it("does so after a date, and leaves what is no time alone", () => {
    expect(dates.timeLabel("23.11.2026 09:39 PM")).toBe("23.11.2026 রাত 9:39");
    expect(dates.timeLabel("N/A")).toBe("N/A");
  });
});
