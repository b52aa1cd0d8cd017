import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { addCompanies, filesToImport, oneOfEach } from "../import/files.ts";
import { ran } from "./ran.ts";

/** The command line over a database with one record of each kind, and a folder for files. */
export function inAFolder() {
  const folder = mkdtempSync(join(tmpdir(), "partner-api-command-line-"));
  const files = filesToImport();
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase("PostgreSQL");
    await addCompanies(own.db);
    for (const [kind, lines] of oneOfEach) await files.importInto(own.db, kind, lines);
  });
  afterAll(async () => {
    await own.drop();
    files.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    database: () => own.db,
    async run(words: string[], input = "") {
      const environment = { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined };
      const { out, err, code } = await ran(words, environment, input);
      return { out: out.replaceAll(/[\d.]+ s(?=[.:])/g, "… s"), err, code };
    },
    write(name: string, lines: string | Buffer) {
      const path = join(folder, name);
      writeFileSync(path, lines);
      utimesSync(path, 1, 1);
      return path;
    },
  };
}
