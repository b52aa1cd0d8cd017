import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../daily-figures.ts";
import { mainEngine, type OwnDatabase, ownDatabase } from "../databases.ts";
import { addCompanies, filesToImport } from "./files.ts";
import { referredTo } from "./referred-to.ts";
import { storedFiles } from "./stored-files.ts";

describe.each([mainEngine])("a file that is stored in %s", (engine) => {
  const files = filesToImport();
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    await addCompanies(own.db);
    for (const [kind, lines] of referredTo) await files.importInto(own.db, kind, lines);
  });
  afterAll(async () => {
    files.remove();
    await own.drop();
  });

  it.each(storedFiles)("$name", async (file) => {
    const { expected, setAside, rows } = file;
    expect(await files.brought(own.db, file)).toEqual({ imported: expected, setAside, rows });
    expect(await differences(own.db)).toEqual([]);
  });
});
