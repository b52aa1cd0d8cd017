import readXlsxFile from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseNumbers } from "web/i18n/numbers/number-choice.ts";
import { csvPieces } from "web/reports/export/csv.ts";
import { type SheetInput, sheetOf } from "web/reports/export/sheet-of.ts";
import { sheetParamsOf } from "web/reports/export/sheet-params.ts";
import type { ToWorker } from "web/reports/export/worker.ts";
import { at, inputOf } from "./report-input.ts";
import { sheet } from "./sheets.ts";
import { workerOf } from "./worker-of.ts";

const told = (input: SheetInput, query = ""): ToWorker[] => [
  {
    type: "sheet",
    headed: { params: sheetParamsOf(input, new URLSearchParams(query)) },
    format: "csv",
  },
  { type: "rows", rows: input.table.rows },
  { type: "all" },
];

let inBangla: Awaited<ReturnType<typeof workerOf>>;
let inEnglish: typeof inBangla;
beforeAll(async () => {
  [inBangla, inEnglish] = await Promise.all([workerOf("bn"), workerOf("en")]);
}, 60_000);

const inside = [
  {
    registration_number: "DHK-11-4203",
    vehicle_class: "Bus",
    lane: { id: 1, name: "Lane 1" },
    entered_at: "2026-11-21T03:00:00Z",
    inside_minutes: 65,
  },
  { registration_number: "DHK-12", vehicle_class: null, inside_minutes: 1_234_567 },
];

describe("a CSV of an English page", () => {
  it("has its head and its words in Bangla where that is wanted, and figures in ASCII digits", () => {
    const report = at("/intercity/reservation/report/");
    const rows = [
      {
        reservation_number: "R-1",
        seats: ["A1", "A2"],
        travel_date: "2026-11-03",
        status: "confirmed",
        amount: "1234567.5",
      },
      { reservation_number: "R-2", passenger: null, seats: [], status: "cancelled", amount: 20 },
    ];
    const input = inputOf(report, rows, {
      filter: { range: { from: "2026-11-02", to: "2026-11-04" }, fields: {} },
    });
    expect(inBangla(told(input)).toString("utf8").split("\r\n")).toEqual([
      "\uFEFFরিজার্ভেশন,যাত্রী,কোচ,সিট,যাত্রার তারিখ,অবস্থা,টাকা",
      'R-1,নেই,নেই,"A1, A2",2026-11-03,নিশ্চিত,1234567.50',
      "R-2,নেই,নেই,,,বাতিল,20.00",
      "",
      "কোম্পানি,ঢাকা Line",
      'তারিখের সীমা,"2 দিন: 2 নভেম্বর 2026 থেকে 3 নভেম্বর 2026, 4 নভেম্বর 2026 ভোররাত 3:00টা পর্যন্ত"',
      "ফিল্টার,নেই",
      "আনার সময়,21.11.2026 সকাল 10:05",
      "সারি,2",
      'নিশ্চিত,"টাকা 1,234,567.50"',
      "বাতিল,টাকা 20.00",
      'মিলিয়ে দেখার মোট,"টাকা (বাতিল বাদে) 1,234,567.50"',
      "",
    ]);
  });

  it("has its digits from 0 to 9, grouped as the screen has them", () => {
    chooseNumbers({ digits: "bengali", grouping: "lakh" });
    const sold = [{ counter: { name: "Uttara" }, total_tickets: 3, total_fares: "1234567.5" }];
    const file = inBangla(told(inputOf(at("/intracity/counterwise/report/"), sold)));
    chooseNumbers({ digits: "latin", grouping: "thousands" });
    expect(file.toString("utf8").split("\r\n")).toEqual([
      "\uFEFFকাউন্টার,টিকিট,ভাড়া",
      "Uttara,3,1234567.50",
      "",
      "কোম্পানি,ঢাকা Line",
      'তারিখের সীমা,"2 দিন: 2 নভেম্বর 2026 থেকে 3 নভেম্বর 2026, 4 নভেম্বর 2026 ভোররাত 3:00টা পর্যন্ত"',
      "ফিল্টার,নেই",
      "আনার সময়,21.11.2026 সকাল 10:05",
      "সারি,1",
      'মিলিয়ে দেখার মোট,"ভাড়া 12,34,567.50"',
      "",
    ]);
  });

  it("says in which currency its amounts are, where the screen does", () => {
    const { module, report } = at("/intracity/counterwise/report/");
    const sold = [{ counter: { name: "Uttara" }, total_tickets: 3, total_fares: "4.50" }];
    const file = inBangla(told(inputOf({ module, report }, sold, { currency: "৳" })));
    const [head, ...lines] = file.toString("utf8").split("\r\n");
    expect([head, lines.at(-2)]).toEqual([
      "\uFEFFকাউন্টার,টিকিট,ভাড়া (৳)",
      "মিলিয়ে দেখার মোট,ভাড়া (৳) 4.50",
    ]);
  });

  it("says it of what is compared too, and not of a percentage", () => {
    const { module, report } = at("/intracity/counterwise/report/");
    const range = { from: "2026-11-02", to: "2026-11-04" };
    const input = inputOf({ module, report }, [], {
      currency: "৳",
      filter: { range, fields: {} },
      comparedRanges: { range, before: { from: "2026-10-26", to: "2026-10-28" }, until: null },
    });
    const [head] = inEnglish(told(input)).toString("utf8").split("\r\n");
    expect(head).toBe(
      "\uFEFFCounter,Tickets,Tickets before,Tickets change,Tickets %,Fares (৳),Fares before (৳),Fares change (৳),Fares %",
    );
  });

  it("says that there may be more rows than one answer holds", () => {
    const many = Array.from({ length: 500 }, () => ({ registration_number: "DHK-11" }));
    const input = inputOf(at("/toll-plaza/check-vehicles"), many);
    expect(inEnglish(told(input)).toString("utf8").split("\r\n").slice(-3)).toEqual([
      "Rows,500",
      'Note,"These are the newest 500 passages; there may be more. Search for a longer part to see others."',
      "",
    ]);
    expect(inBangla(told(input)).toString("utf8").split("\r\n").at(-2)).toBe(
      'নোট,"এখানে সবচেয়ে নতুন 500টি যাতায়াত; আরও থাকতে পারে। অন্যগুলো দেখতে আরও বড় অংশ লিখে খুঁজুন।"',
    );
  });

  it("has durations in minutes, and says so in Bangla", () => {
    const input = inputOf(at("/toll-plaza/non-exited-vehicle-list"), inside);
    expect(inBangla(told(input, "age=4h")).toString("utf8").split("\r\n")).toEqual([
      "\uFEFFরেজিস্ট্রেশন নম্বর,গাড়ির শ্রেণি,লেন,ঢোকার সময়,ভেতরে আছে (মিনিট)",
      "DHK-11-4203,Bus,Lane 1,2026-11-21 09:00:00,65",
      "DHK-12,,নেই,,1234567",
      "",
      "কোম্পানি,ঢাকা Line",
      "ফিল্টার,ভেতরে আছে: 1 থেকে 4 ঘণ্টা",
      "আনার সময়,21.11.2026 সকাল 10:05",
      'সারি,"2; তার মধ্যে 2"',
      "",
    ]);
  });
});

it("a CSV in the words of English is to the letter that of an English page", () => {
  const input = inputOf(at("/intercity/reservation/report/"), [
    { reservation_number: "R-1", status: "confirmed", amount: "1234567.5" },
  ]);
  expect(inEnglish(told(input)).toString("utf8")).toBe([...csvPieces(sheetOf(input))].join(""));
});

it("a workbook of a page in Bangla says nothing in English", async () => {
  const { rows, ...headed } = {
    ...sheet,
    columns: [
      { title: "ভাড়া", kind: "money", field: "fares" },
      { title: "আগের ভাড়া", kind: "money", field: "before" },
      { title: "কমবেশি %", kind: "share", field: "share" },
      { title: "ভেতরে আছে", kind: "duration", field: "inside" },
    ] as const,
    title: "আদায়",
    stamp: [["কোম্পানি", "ঢাকা"]] as const,
    rows: [{ fares: "3", before: "0", share: "new", inside: 65 }],
    totals: {
      share: { sum: "new", value: "নতুন", of: { now: "fares", before: "before" } },
    },
    totalTitle: "মোট",
  };
  const file = inBangla([
    { type: "sheet", headed: { sheet: headed }, format: "xlsx" },
    { type: "rows", rows },
    { type: "all" },
  ]);
  expect(await readXlsxFile(file)).toEqual([
    {
      sheet: "আদায়",
      data: [
        ["ভাড়া", "আগের ভাড়া", "কমবেশি %", "ভেতরে আছে (মিনিট)"],
        [3, 0, "নতুন", 65],
        ["মোট", null, "নতুন", null],
      ],
    },
    {
      sheet: "বিবরণ",
      data: [
        ["রিপোর্ট", "আদায়"],
        ["কোম্পানি", "ঢাকা"],
      ],
    },
  ]);
});
