import { oneOfEach } from "./files.ts";

/** A file, and what its import answers: how many lines are new, changed and the same, or what is bad. */
export type CheckedFile = {
  name: string;
  kind: string;
  lines: string;
  expected: string[] | { new: number; changed: number; same: number };
};

const nothingImported = "Nothing was imported. Correct the lines, or skip them with --skip-bad.";

export const refused = (...reasons: string[]) => [...reasons, nothingImported];

const devices = "company_id,device_id\n";
const noCompany = 'company_id is "x", but must be a whole number from 1 to 2147483647';
/** As much as is read at a time; empty lines are left out. */
const oneChunk = "\n".repeat(2 ** 18);

/** What is wrong with all of a file, or with too much of it. */
export const badFiles: CheckedFile[] = [
  {
    name: "nothing",
    kind: "devices",
    lines: "",
    expected: ["is empty."],
  },
  {
    name: "a first line with misplaced quotes",
    kind: "devices",
    lines: '"company_id"x,device_id\n',
    expected: ["the first line has misplaced quotes."],
  },
  {
    name: "a first line with a column twice",
    kind: "devices",
    lines: "company_id,device_id,company_id\n",
    expected: ["the first line has company_id twice."],
  },
  {
    name: "a first line that lacks a column",
    kind: "toll-lanes",
    lines: "company_id,name\n",
    expected: ["the first line lacks lane_id."],
  },
  {
    name: "a first line that lacks columns",
    kind: "toll-lanes",
    lines: "name\n",
    expected: ["the first line lacks company_id, lane_id."],
  },
  {
    name: "a first line with an unknown column",
    kind: "devices",
    lines: "company_id,device_id,colour\n",
    expected: [
      "the first line has the unknown column colour; known columns are company_id, device_id.",
    ],
  },
  {
    name: "a first line with unknown columns",
    kind: "devices",
    lines: "company_id,device_id,name,colour\n",
    expected: [
      "the first line has the unknown column name, colour; known columns are company_id, device_id.",
    ],
  },
  {
    name: "a quote without an end",
    kind: "devices",
    lines: `${devices}11,1\n"${"x\n".repeat(40_000)}`,
    expected: ["The record that begins on line 3 has no end: a quote may be missing."],
  },
  {
    name: "a single bad line",
    kind: "devices",
    lines: `${devices}x,1\n`,
    expected: refused(`line 2: ${noCompany}`),
  },
  {
    name: "one bad line more than are named",
    kind: "devices",
    lines: devices + "x,1\n".repeat(21),
    expected: refused(...firstNamed(), "and 1 more"),
  },
  {
    name: "as many bad lines as end the reading, and one after them",
    kind: "devices",
    lines: `${devices}${"x,1\n".repeat(1000)}${oneChunk}x,1\n`,
    expected: refused(...firstNamed(), "and at least 980 more"),
  },
  {
    name: "one bad line fewer than ends the reading, and one after them",
    kind: "devices",
    lines: `${devices}${"x,1\n".repeat(999)}${oneChunk}x,1\n`,
    expected: refused(...firstNamed(), "and at least 980 more"),
  },
  ...withoutCompany("vehicles", "counters", "people", "devices", "toll-lanes", "toll-fares"),
];

function firstNamed(): string[] {
  return Array.from({ length: 20 }, (_, at) => `line ${at + 2}: ${noCompany}`);
}

function withoutCompany(...kinds: string[]): CheckedFile[] {
  return oneOfEach
    .filter(([kind]) => kinds.includes(kind))
    .map(([kind, text]) => ({
      name: `${kind} of a company that there is not`,
      kind,
      lines: text.split("\n").slice(0, 2).join("\n").replace("\n11,", "\n99,"),
      expected: refused("line 2: there is no company 99"),
    }));
}
