import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CsvRecord, readCsv } from "partner-api";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "partner-api-csv-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["utf-8", (text: string) => Buffer.from(text)],
  ["utf-16le", (text: string) => Buffer.from(text, "utf16le")],
  ["utf-16be", (text: string) => Buffer.from(text, "utf16le").swap16()],
] as const)("a letter of %s that two chunks share stays whole", async (encoding, bytesOf) => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `${at},ঢাকা ${"🚌".repeat(at % 40)}`);
  const path = join(folder, `${encoding}.csv`);
  writeFileSync(path, bytesOf(lines.join("\n")));
  const records: CsvRecord[] = [];
  const sizes: number[] = [];
  for await (const some of readCsv(path, (bytes) => sizes.push(bytes), encoding)) {
    records.push(...some);
  }
  expect(records).toEqual(lines.map((text, at) => ({ line: at + 1, text })));
  expect(sizes.length).toBeGreaterThan(3);
});
