import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { runPnpm } from "../../pnpm.ts";
import { copyFolder } from "../copied.ts";
import { openAt } from "../databases.ts";
import { ran } from "./ran.ts";

const root = join(import.meta.dirname, "../../..");

describe("the command line, from another folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "partner-api-from-")));
    copyFolder(inject("emptyDirectory"), join(folder, "data"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = () => openAt({ databaseUrl: undefined, dataDirectory: join(folder, "data") });

  /** As typed there: `DATA_DIR=data npx pnpm@10 -C <root> partner-api …`. */
  async function typed(...words: string[]) {
    const { DATABASE_URL, INIT_CWD, PNPM_SCRIPT_SRC_DIR, ...env } = process.env;
    const pnpm = ["-s", "--config.verify-deps-before-run=false", "-C", root, "partner-api"];
    return runPnpm([...pnpm, ...words], folder, { ...env, DATA_DIR: "data" }).then(
      ({ stdout, stderr }) => ({ out: stdout, err: stderr, code: 0 }),
      ({ stdout, stderr, code }) => ({ out: stdout, err: stderr, code }),
    );
  }

  it("reads and writes files and the data directory there", async () => {
    const db = await open();
    await db.query("insert into companies (company_id, name) values (11, 'Surma Lines')");
    await db.close();
    const counters = "11,intracity,1,Gabtoli\n11,rail,2,Kuril\n";
    writeFileSync(join(folder, "counters.csv"), `company_id,module,counter_id,name\n${counters}`);

    const imported = await typed("import", "counters", "counters.csv", "--skip-bad");
    expect({ ...imported, out: imported.out.replace(/[\d.]+ s/, "… s") }).toEqual({
      out: `Imported 1 line of counters for 1 company in … s: 1 new, 0 changed, 0 as before.\nWrote 1 bad line to ${folder}/counters.rejected.csv\n`,
      err: "",
      code: 0,
    });
    expect(readdirSync(folder).sort()).toEqual(["counters.csv", "counters.rejected.csv", "data"]);
    const stored = await open();
    expect(await stored.query("select name from counters")).toEqual([{ name: "Gabtoli" }]);
    await stored.close();
  });

  it("looks for the file of backup there, and ends with its exit code", async () => {
    const err = `${folder}/data already exists.\n`;
    expect(await typed("backup", "data")).toEqual({ out: "", err, code: 1 });
  });

  /** In this process in `cwd`, as a script of the root that was typed in `typedIn`. */
  async function ranIn(cwd: string, typedIn: string, ...words: string[]) {
    const before = process.cwd();
    process.chdir(cwd);
    vi.stubEnv("INIT_CWD", typedIn);
    vi.stubEnv("PNPM_SCRIPT_SRC_DIR", root);
    try {
      return await ran(words, { DATABASE_URL: undefined, DATA_DIR: "data" });
    } finally {
      process.chdir(before);
    }
  }

  it("looks for the file of restore there", async () => {
    const err = `${folder}/none.tar.gz does not exist.`;
    const done = await ranIn(root, folder, "restore", "none.tar.gz");
    expect(done).toEqual({ out: "", err, code: 1 });
  });

  it("means the folder that it runs in when pnpm started something else", async () => {
    const err = `${folder}/data already exists.`;
    expect(await ranIn(folder, root, "backup", "data")).toEqual({ out: "", err, code: 1 });
  });
});
