import { deleteExpired, readSettings } from "partner-api";
import { expect, it } from "vitest";
import { mainEngine, ownDatabase } from "../databases.ts";

it("an invitation goes when its day is over", async () => {
  const { db, drop } = await ownDatabase(mainEngine, "demo");
  await db.query(
    `insert into invitations (token_hash, company_id, module, role, name, invited_by, invited_at, expires_at)
     select sha256(name::bytea), 601, 'water', 'reader', name, 'a test', now(), now() + age
     from (values ('over', interval '-1 minute'), ('open', interval '1 minute')) as made (name, age)`,
  );
  await deleteExpired(db, readSettings({}));
  expect(await db.query("select name from invitations")).toEqual([{ name: "open" }]);
  await drop();
});
