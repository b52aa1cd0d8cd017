import type { Report } from "web/reports/definitions/report.ts";
import { operations, resolve } from "../../contract/contract.ts";

type Kind = Report["columns"][number]["kind"];
type Cell = [value: unknown, text: string];

const markup = '<img src="x" onerror="alert(1)"><script>alert(1)</script>';

/** For each kind of column what a host may send, and how it is to be read. */
const cells: Record<Kind, Cell[]> = {
  name: [
    ["Uttara", "Uttara"],
    [markup, markup],
    [null, "N/A"],
    [7, "7"],
    [{}, "N/A"],
  ],
  text: [
    ["Gabtoli to Uttara", "Gabtoli to Uttara"],
    ["<b onclick=alert(1)>b</b>", "<b onclick=alert(1)>b</b>"],
    [null, "N/A"],
    [{ deep: [{ er: 1 }] }, "N/A"],
    [["A1", "A2"], "A1, A2"],
  ],
  count: [
    ["1412", "1,412"],
    ["90071992547409930000", "90,071,992,547,409,930,000"],
    [-5, "−5"],
    [[{}], "N/A"],
    ["many", "N/A"],
  ],
  money: [
    ["22137.2", "22,137.20"],
    [12_500_000.005, "12,500,000.01"],
    ["-12.5", "−12.50"],
    [{ amount: 3 }, "N/A"],
    ["12 taka", "N/A"],
  ],
  // Worked out by the portal: no host sends one.
  time: [],
  "count change": [],
  "money change": [],
  share: [],
  duration: [
    [200, "3 h 20 min"],
    ["1500", "1 d 1 h"],
    [-1, "N/A"],
    [null, "N/A"],
    ["long", "N/A"],
  ],
  date: [
    ["2026-11-21", "November 21, 2026"],
    ["21 Nov", "N/A"],
    [null, "N/A"],
    [20_261_121, "N/A"],
    ["2026-02-30", "N/A"],
  ],
  timestamp: [
    ["2026-11-21T10:00:00", "21.11.2026 10:00 AM"],
    ["yesterday", "N/A"],
    [null, "N/A"],
    [{}, "N/A"],
    ["", "N/A"],
  ],
  status: [
    ["under_repair", "Under repair"],
    [markup, markup],
    [null, "N/A"],
    [[], "N/A"],
    ["idle", "Idle"],
  ],
};

/** Two of the amounts above, added up by the portal. */
const twice = ["44,274.40", "25,000,000.02", "−25.00", "N/A", "N/A"];

/** Rows of every kind of value, and what is read of each in the report's columns. */
export function oddRows({ columns, computedTotal }: Report) {
  return [0, 1, 2, 3, 4].map((at) => {
    const row: Record<string, unknown> = {};
    for (const { field, kind } of columns) {
      if (field !== computedTotal?.field) put(row, field, cells[kind][at]?.[0]);
    }
    const texts = columns.map(({ field, kind }) =>
      field === computedTotal?.field ? twice[at] : (cells[kind][at]?.[1] ?? ""),
    );
    return { row, texts };
  });
}

/** As many plain rows as are wanted, each of them other than the one before. */
export function plainRows({ columns }: Report, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const row: Record<string, unknown> = {};
    for (const { field, kind } of columns) {
      const isFigure = kind === "count" || kind === "money" || kind === "duration";
      put(row, field, isFigure ? String(at) : `${field} ${at}`);
    }
    return row;
  });
}

/** The rows as the contract's example of the operation has them: a list, a page or days. */
export function answerOf({ operation: { path } }: Report, rows: readonly unknown[]): string {
  const described = operations.find((one) => one.path === path && one.method === "get");
  const reply = resolve(described?.operation.responses["200"] ?? { description: "" });
  const [example] = Object.values(reply.content?.["application/json"].examples ?? {});
  const { data } = (example?.value ?? { data: [] }) as { data: object };
  return JSON.stringify({
    success: true,
    data: Array.isArray(data)
      ? rows
      : { ...data, [("rows" in data && "rows") || "days"]: rows, next_cursor: null },
  });
}

function put(row: Record<string, unknown>, field: string, value: unknown) {
  const [first = "", second] = field.split(".");
  row[first] = second ? { ...(row[first] as object | undefined), [second]: value } : value;
}
