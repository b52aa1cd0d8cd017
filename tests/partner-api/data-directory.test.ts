import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSettings } from "partner-api";
import { afterAll, expect, inject, it } from "vitest";
import { ran } from "./command-line/ran.ts";
import { copyFolder } from "./copied.ts";
import { openAt } from "./databases.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "partner-api-directory-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("is in the repository's root, wherever a command is typed", () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    expect(readSettings({}).dataDirectory).toBe(join(root, ".data"));
    expect(readSettings({ DATA_DIR: "data" }).dataDirectory).toBe(join(process.cwd(), "data"));
  } finally {
    process.chdir(before);
  }
});

it.each([
  ["company", "add", "Surma Lines"],
  ["demo", "7"],
  ["backup", "b.gz"],
  ["user", "disable", "x"],
])("is not made by %s", async (...words) => {
  const none = join(folder, "none");
  const { out, err, code } = await ran(words, { DATABASE_URL: "", DATA_DIR: none });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^There is no database in \/.*\/none\. /);
  expect(existsSync(none)).toBe(false);
});

/** Whatever others may read, write or enter. */
function openIn(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, encoding: "utf8" });
  return ["", ...entries].filter((entry) => (statSync(join(path, entry)).mode & 0o077) !== 0);
}

it("is for its owner alone, also where an earlier version has left it open", async () => {
  const directory = join(folder, "open");
  copyFolder(inject("emptyDirectory"), directory);
  for (const entry of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
    const path = join(directory, entry);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(directory, 0o755);
  const db = await openAt({ databaseUrl: undefined, dataDirectory: directory });
  await db.query("create table later (at integer)");
  expect(openIn(directory)).toEqual([]);
  await db.close();
});

it("has no database after a restore that was killed before its last file [R10]", async () => {
  const directory = join(folder, "interrupted");
  copyFolder(inject("emptyDirectory"), directory);
  rmSync(join(directory, "complete"));
  mkdirSync(join(directory, "restoring"));
  const environment = { DATABASE_URL: "", DATA_DIR: directory };
  const refused = {
    out: "",
    err: `A restore to ${directory} was interrupted: there is no whole database. Run the restore again. (Without it, delete ${directory}/restoring.)`,
    code: 1,
  };
  expect(await ran(["prepare"], environment)).toEqual(refused);
  expect(await ran(["company", "add", "Surma Lines"], environment)).toEqual(refused);
  expect(existsSync(join(directory, "database"))).toBe(true);
});

it("keeps nothing of a restore that was killed after its last file", async () => {
  const directory = join(folder, "restored");
  copyFolder(inject("emptyDirectory"), directory);
  mkdirSync(join(directory, "restoring"));
  const environment = { DATABASE_URL: "", DATA_DIR: directory };
  expect((await ran(["company", "add", "Surma Lines"], environment)).code).toBe(0);
  expect(readdirSync(directory).sort()).toEqual(["complete", "database", "lock"]);
});
