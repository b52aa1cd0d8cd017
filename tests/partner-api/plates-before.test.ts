import { readFileSync } from "node:fs";
import type { Db } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OwnDatabase, openAt, ownDatabase } from "./databases.ts";

const folder = new URL("../../packages/partner-api/src/database/migrations/", import.meta.url);
const [before = ""] =
  /create function plate_of[\s\S]*?;/.exec(
    readFileSync(new URL("0001-schema.sql", folder), "utf8"),
  ) ?? [];

const rows = [
  [1, "DHK-14-0931"],
  [2, "ঢাকা মেট্রো-ব ১১-২৩৪৫"],
  [3, "খুলনা ট ৯৯-0931"],
  [4, "নো\u09af\u09bcাখালী-ক\u09c7\u09be ০৭"],
] as const;

describe.each(engines)("plates from before either digits were understood, on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
  });
  afterAll(() => own.remove());

  it("are found in them once a newer version has opened the database", async () => {
    const values = rows.map(
      ([id, number]) => `(11, ${id}, '${number}', 'car', 1,
      '2026-06-01 09:00+06', '2026-06-01', 100)`,
    );
    await own.db.tx((tx) =>
      tx.run(`
        delete from migrations where name like '0025-%';
        ${before.replace("create", "create or replace")}
        insert into companies (company_id, name) values (11, 'Eleven');
        insert into toll_passages (company_id, passage_id, registration_number, vehicle_class,
          lane_id, entered_at, service_day, entry_amount) values ${values.join()};`),
    );
    const platesIn = async (db: Db) =>
      (
        await db.query<{ plate: string }>("select plate from toll_passages order by passage_id")
      ).map(({ plate }) => plate);
    expect(await platesIn(own.db)).toEqual([
      "DHK140931",
      "ঢাকামেটরোব১১২৩৪৫",
      "খুলনাট৯৯0931",
      "নোযাখালীক\u09c7\u09be০৭",
    ]);
    await own.db.close();
    const opened = await openAt(own.place);
    const after = await platesIn(opened);
    await opened.close();
    expect(after).toEqual(["DHK140931", "ঢাকামেটরোব112345", "খুলনাট990931", "নোযাখালীক\u09cb07"]);
  });
});
