import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse";
import Papa from "papaparse";
import { fieldsOf, readCsv } from "partner-api";
import { writeSection } from "../performance-page.ts";

const lines = 500_000;
const rounds = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), "bench-csv-"));

const record = (at: number) => [
  5000 + (at % 20),
  "intracity",
  at,
  new Date(1_735_689_600_000 + at * 7000).toISOString(),
  (at % 3) + 1,
  `${20 + (at % 9)}.50`,
  at % 40,
  at % 60,
];
const files = { plain: join(folder, "plain.csv"), quoted: join(folder, "quoted.csv") };
const records = Array.from({ length: lines }, (_, at) => record(at));
writeFileSync(files.plain, records.map((fields) => `${fields.join(",")}\n`).join(""));
writeFileSync(
  files.quoted,
  records.map((fields) => `${fields.map((text) => `"${text}"`).join(",")}\n`).join(""),
);

const chunks = (file: string) => createReadStream(file, { highWaterMark: 1 << 18 });

const ways: Record<string, (file: string) => Promise<number>> = {
  "partner-api": async (file) => {
    let fields = 0;
    for await (const chunk of readCsv(file)) {
      for (const { text } of chunk) fields += fieldsOf(text)?.length ?? 0;
    }
    return fields;
  },
  papaparse: (file) =>
    new Promise((resolve, reject) => {
      let fields = 0;
      Papa.parse<string[]>(chunks(file).setEncoding("utf8"), {
        chunk: ({ data }) => {
          for (const row of data) fields += row.length;
        },
        complete: () => resolve(fields),
        error: reject,
      });
    }),
  "csv-parse": async (file) => {
    let fields = 0;
    for await (const row of chunks(file).pipe(parse())) fields += row.length;
    return fields;
  },
  "csv-parse, with the lines and texts of the records": async (file) => {
    let fields = 0;
    const reading = chunks(file).pipe(
      parse({ info: true, raw: true, skip_records_with_error: true }),
    );
    for await (const { record: row } of reading) fields += row.length;
    return fields;
  },
};

async function processorTime(way: (file: string) => Promise<number>, file: string) {
  const before = process.cpuUsage();
  const fields = await way(file);
  if (fields !== lines * 8) throw new Error(`${fields} fields instead of ${lines * 8}`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const taken = new Map<string, { plain: number[]; quoted: number[] }>(
  Object.keys(ways).map((name) => [name, { plain: [], quoted: [] }]),
);
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      for (const kind of ["plain", "quoted"] as const) {
        taken.get(name)?.[kind].push(await processorTime(way, files[kind]));
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
const rows = [...taken].map(
  ([name, { plain, quoted }]) =>
    `| ${name} | ${median(plain).toFixed(2)} s | ${median(quoted).toFixed(2)} s |`,
);
const text = `\`npx pnpm@10 bench csv\` reads ${lines.toLocaleString("en")} records of eight fields. Median processor time of ${rounds} rounds in turn, on ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)} ([why our own reader](decisions/0021-csv-without-a-library.md)).

| reader | without quotes | with quotes |
| --- | --- | --- |
${rows.join("\n")}`;
process.stdout.write(`${text}\n`);
writeSection("Reading CSV", text);
