import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine, type OwnDatabase, ownDatabase } from "../databases.ts";
import { checkedFiles } from "./bad-lines.ts";
import { addCompanies, filesToImport } from "./files.ts";
import { referredTo } from "./referred-to.ts";

describe.each([mainEngine])("a file that is checked on %s", (engine) => {
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

  it.each(checkedFiles)("$name", async ({ kind, lines, expected }) => {
    expect(await files.found(own.db, kind, lines)).toEqual(expected);
  });
});
