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

  it("does not count as a failure of the database where its bad lines cannot be written", async () => {
    const rejects = `${files.folder}/no-such-folder/rejected.csv`;
    const lines = "company_id,device_id\n11,POS-1\n12345,POS-2\n";
    await expect(files.importInto(own.db, "devices", lines, { rejects })).rejects.toThrow(
      `ENOENT: no such file or directory, open '${rejects}.part'`,
    );
  });
});
