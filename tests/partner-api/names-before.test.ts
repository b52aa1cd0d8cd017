import type { Db } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OwnDatabase, openAt, ownDatabase } from "./databases.ts";

describe.each(engines)("names from before control characters were refused, on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
  });
  afterAll(() => own.remove());

  it("hold a space in place of each once a newer version has opened the database", async () => {
    await own.db.tx(async (tx) => {
      await tx.run("delete from migrations where name like '0029-%'");
      await tx.query("insert into companies (company_id, name) values (11, $1), (12, $2)", [
        "Surma\nLines\u001b[8m",
        "সুরমা\u200d লাইনস",
      ]);
      await tx.query("insert into users (username, name, password_hash) values ('rafiq', $1, '')", [
        "Rafiq\u2028\u202eIslam\u009b",
      ]);
      await tx.query(
        `insert into invitations (token_hash, company_id, module, role, name, invited_by, invited_at, expires_at)
         values ('', 11, 'water', 'reader', $1, $2, now(), now())`,
        ["Tania\tBegum\u2069", "Rafiq\nroot"],
      );
    });
    await own.db.close();
    const opened = await openAt(own.place);
    const namesOf = async (db: Db, table: string) =>
      (await db.query<{ name: string }>(`select name from ${table} order by name`)).map(
        ({ name }) => name,
      );
    const after = {
      companies: await namesOf(opened, "companies"),
      users: await namesOf(opened, "users"),
      invitations: await namesOf(opened, "invitations"),
    };
    const inviters = await opened.query("select invited_by from invitations");
    await opened.close();
    expect(inviters).toEqual([{ invited_by: "Rafiq root" }]);
    expect(after).toEqual({
      companies: ["Surma Lines [8m", "সুরমা\u200d লাইনস"],
      users: ["Rafiq  Islam "],
      invitations: ["Tania Begum "],
    });
  });
});
