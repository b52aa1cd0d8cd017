import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatOf } from "partner-api";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "partner-api-format-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inUtf16 = (text: string) => Buffer.from(text, "utf16le");
const names = "company_id,device_id\n11,1\n";

it.each([
  ["nothing", "", "utf-8", ","],
  ["one column", "company_id\n", "utf-8", ","],
  ["commas", names, "utf-8", ","],
  ["commas after a mark", `\uFEFF${names}`, "utf-8", ","],
  ["semicolons", "company_id;device_id\n11,5;1\n", "utf-8", ";"],
  ["tabs", "company_id\tdevice_id\r\n", "utf-8", "\t"],
  ["commas, with others in quotes", '"a;;;",b\n', "utf-8", ","],
  ["tabs in lines alone", "company_id,device_id\n1\t\t\t\t2\n", "utf-8", ","],
  ["UTF-16 with a mark", inUtf16(`\uFEFF${names}`), "utf-16le", ","],
  ["UTF-16 without a mark", inUtf16(names.replace(",", "\t")), "utf-16le", "\t"],
  ["UTF-16 the other way round", inUtf16(`\uFEFF${names}`).swap16(), "utf-16be", ","],
  ["UTF-16 the other way round without a mark", inUtf16(names).swap16(), "utf-16be", ","],
])("a file of %s is recognised", async (_name, text, encoding, separator) => {
  const path = join(folder, "file.csv");
  writeFileSync(path, text);
  expect(await formatOf(path)).toEqual({ encoding, separator });
});
