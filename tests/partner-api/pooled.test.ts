import { openDatabase } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnDatabase, ownDatabase } from "./databases.ts";

const asked = (text: string, ...values: string[]) => ({ name: text, text, values });
const names = asked("select name from settings where name = $1", "reporting_time_zone");

describe("a connection that may be another one in the next transaction", () => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase("PostgreSQL");
  });
  afterAll(() => own.drop());

  it.each([
    [false, 0],
    [true, 2],
  ])("with prepared statements %s has one %i times", async (preparesStatements, count) => {
    const db = await openDatabase({
      ...own.place,
      ...{ reportingTimeZone: "Asia/Dhaka", statementTimeout: 15_000, connections: 1 },
      ...{ preparesStatements, onIdleError: () => {} },
    });
    const told = [["reporting_time_zone"]];
    for (let round = 0; round < 3; round += 1) {
      expect(await db.pipeline([names, asked("select $1", "1"), names])).toEqual([
        told,
        [["1"]],
        told,
      ]);
      expect(await db.query(names, names.values)).toEqual([{ name: "reporting_time_zone" }]);
    }
    expect(
      await db.query("select from pg_prepared_statements where statement = $1", [names.text]),
    ).toHaveLength(count);
    await expect(db.pipeline([asked("select 1 / $1::integer", "0")])).rejects.toMatchObject({
      code: "22012",
    });
    expect(await db.pipeline([names], { inBlock: true })).toEqual([told]);
    await db.close();
  });
});
