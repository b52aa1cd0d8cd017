import fc from "fast-check";
import {
  byWindow,
  createPartnerClient,
  getWaybillReport,
  legalWindows,
  listTollplazaCollections,
  rowsByWindow,
} from "partner-sdk";
import { describe, expect, it } from "vitest";

const day = 86_400_000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const daysOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;

const start = fc.integer({ min: 0, max: 40_000 });

describe("legalWindows", () => {
  it("covers any range without gap or overlap, in legal windows as long as possible", () => {
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 32 }),
        (from, length, maxDays) => {
          const range = { from_date: dateOf(from * day), to_date: dateOf((from + length) * day) };
          const windows = [...legalWindows(range, maxDays)];
          const lengths = windows.map((window) => daysOf(window.from_date, window.to_date));

          expect(windows[0]?.from_date).toBe(range.from_date);
          expect(windows.at(-1)?.to_date).toBe(range.to_date);
          expect(windows.slice(1).map((window) => window.from_date)).toEqual(
            windows.slice(0, -1).map((window) => window.to_date),
          );
          expect(lengths.slice(0, -1)).toEqual(lengths.slice(0, -1).map(() => maxDays));
          expect(lengths.at(-1)).toBe(length - maxDays * (windows.length - 1));
          expect(lengths.at(-1)).toBeGreaterThan(0);
          expect(lengths.at(-1)).toBeLessThanOrEqual(maxDays);
        },
      ),
    );
  });

  it("keeps equal dates, which mean the window of that day", () => {
    const one = { from_date: "2026-02-28", to_date: "2026-02-28" };
    expect([...legalWindows(one)]).toEqual([one]);
  });

  it("uses 31 days by default", () => {
    expect([...legalWindows({ from_date: "2024-01-15", to_date: "2024-03-20" })]).toEqual([
      { from_date: "2024-01-15", to_date: "2024-02-15" },
      { from_date: "2024-02-15", to_date: "2024-03-17" },
      { from_date: "2024-03-17", to_date: "2024-03-20" },
    ]);
  });

  const noDate = (date: string) => `${date} is not a date in the form YYYY-MM-DD.`;
  it.each([
    ["2026-06-02", "2026-06-01", "2026-06-01 is before 2026-06-02."],
    ["2026-02-30", "2026-06-01", noDate("2026-02-30")],
    ["2026-06-01", "1 June 2026", noDate("1 June 2026")],
    ["+002026-06-01", "2026-06-02", noDate("+002026-06-01")],
    ["2026-06-01", "2026-06", noDate("2026-06")],
    ["", "2026-06-02", noDate("")],
  ])("refuses %s to %s", (from_date, to_date, words) => {
    expect(() => [...legalWindows({ from_date, to_date })]).toThrow(new RangeError(words));
  });

  it.each([0, 0.5, -3, Number.NaN])("refuses windows of %d days", (maxDays) => {
    const range = { from_date: "2026-06-01", to_date: "2026-06-02" };
    expect(() => [...legalWindows(range, maxDays)]).toThrow(
      new RangeError("maxDays must be at least 1."),
    );
  });
});

describe("byWindow", () => {
  function hosted() {
    const asked: string[] = [];
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: async ({ url }) => {
        const { searchParams } = new URL(url);
        asked.push(`${searchParams}`);
        return Response.json({ success: true, data: [searchParams.get("from_date")] });
      },
    });
    return { client, asked };
  }
  const range = { company_id: 8, from_date: "2026-05-01", to_date: "2026-07-01" };

  it("requests one window after another, and yields each answer with its window", async () => {
    const { client, asked } = hosted();
    const answers: unknown[] = [];
    for await (const answer of byWindow(client, getWaybillReport, range)) answers.push(answer);
    expect(answers).toEqual([
      { window: { from_date: "2026-05-01", to_date: "2026-06-01" }, data: ["2026-05-01"] },
      { window: { from_date: "2026-06-01", to_date: "2026-07-01" }, data: ["2026-06-01"] },
    ]);
    expect(asked).toEqual([
      "from_date=2026-05-01&to_date=2026-06-01",
      "from_date=2026-06-01&to_date=2026-07-01",
    ]);
  });

  it("requests no further window after a break, and passes the signal on", async () => {
    const { client, asked } = hosted();
    for await (const _first of byWindow(client, getWaybillReport, range)) break;
    expect(asked).toEqual(["from_date=2026-05-01&to_date=2026-06-01"]);

    const signal = AbortSignal.abort();
    await expect(
      byWindow(client, getWaybillReport, range, { signal }).next(),
    ).rejects.toMatchObject({ name: "AbortedError" });
  });
});

describe("rowsByWindow", () => {
  const spring = { company_id: 8, from_date: "2026-03-01", to_date: "2026-06-01" };

  /** Answers with pages of two of a window's rows, each row named after its window. */
  function hosted(rowsIn: Record<string, number>) {
    const asked: string[] = [];
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: async ({ url }) => {
        const { searchParams } = new URL(url);
        asked.push(`${searchParams}`);
        const from = searchParams.get("from_date") ?? "";
        const first = Number(searchParams.get("cursor") ?? 0);
        const all = Array.from({ length: rowsIn[from] ?? 0 }, (_, index) => `${from} ${index}`);
        const next_cursor = all.length > first + 2 ? String(first + 2) : null;
        const data = { rows: all.slice(first, first + 2), next_cursor };
        return Response.json({ success: true, data });
      },
    });
    return { client, asked };
  }

  it("gives every row of every page of every window, and tells how far it is", async () => {
    const { client, asked } = hosted({ "2026-03-01": 3, "2026-04-01": 0, "2026-05-02": 2 });
    const rows: unknown[] = [];
    const progress: unknown[] = [];
    for await (const row of rowsByWindow(
      client,
      listTollplazaCollections,
      { ...spring, limit: 2 },
      { onProgress: (told) => progress.push(told) },
    )) {
      rows.push(row);
    }
    expect(rows).toEqual([
      "2026-03-01 0",
      "2026-03-01 1",
      "2026-03-01 2",
      "2026-05-02 0",
      "2026-05-02 1",
    ]);
    expect(asked).toEqual([
      "from_date=2026-03-01&to_date=2026-04-01&limit=2",
      "from_date=2026-03-01&to_date=2026-04-01&limit=2&cursor=2",
      "from_date=2026-04-01&to_date=2026-05-02&limit=2",
      "from_date=2026-05-02&to_date=2026-06-01&limit=2",
    ]);
    const march = { from_date: "2026-03-01", to_date: "2026-04-01" };
    const april = { from_date: "2026-04-01", to_date: "2026-05-02" };
    const may = { from_date: "2026-05-02", to_date: "2026-06-01" };
    expect(progress).toEqual([
      { window: march, windows: 0, ofWindows: 3, rows: 2 },
      { window: march, windows: 1, ofWindows: 3, rows: 3 },
      { window: april, windows: 2, ofWindows: 3, rows: 3 },
      { window: may, windows: 3, ofWindows: 3, rows: 5 },
    ]);
  });

  it("begins each window with its first page, whatever cursor it is given", async () => {
    const { client, asked } = hosted({ "2026-03-01": 1 });
    const astray = { ...spring, to_date: "2026-03-02", cursor: "2" } as typeof spring;
    const { value } = await rowsByWindow(client, listTollplazaCollections, astray).next();
    expect([value, asked]).toEqual(["2026-03-01 0", ["from_date=2026-03-01&to_date=2026-03-02"]]);
  });

  it("takes rows that are answered at once for the only page", async () => {
    const client = createPartnerClient({
      baseUrl: "http://x.test",
      fetch: async ({ url }) => {
        const from = new URL(url).searchParams.get("from_date");
        return Response.json({ success: true, data: [`${from} a`, `${from} b`] });
      },
    });
    const rows: unknown[] = [];
    const range = { ...spring, to_date: "2026-04-02" };
    for await (const row of rowsByWindow(client, getWaybillReport, range)) rows.push(row);
    expect(rows).toEqual(["2026-03-01 a", "2026-03-01 b", "2026-04-01 a", "2026-04-01 b"]);
  });

  it("fetches nothing more after a break, and passes the signal on", async () => {
    const { client, asked } = hosted({ "2026-03-01": 3 });
    for await (const _row of rowsByWindow(client, listTollplazaCollections, spring)) break;
    expect(asked).toEqual(["from_date=2026-03-01&to_date=2026-04-01"]);

    const signal = AbortSignal.abort();
    await expect(
      rowsByWindow(client, listTollplazaCollections, spring, { signal }).next(),
    ).rejects.toMatchObject({ name: "AbortedError" });
  });
});
