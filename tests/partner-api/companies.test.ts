import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine, type OwnDatabase, ownDatabase } from "./databases.ts";

describe.each([mainEngine])("companies on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
  });
  afterAll(() => own.drop());

  const add = async (name: string) => {
    const [added] = await own.db.query<{ company_id: number }>(
      "insert into companies (name) values ($1) returning company_id",
      [name],
    );
    return added?.company_id;
  };
  const addAt = (id: number) =>
    own.db.query("insert into companies (company_id, name) values ($1, 'By hand')", [id]);
  const remove = (id: number) => own.db.query("delete from companies where company_id = $1", [id]);

  it("never get an id again, whoever deletes and adds them", async () => {
    expect([await add("One"), await add("Two")]).toEqual([1001, 1002]);
    await remove(1002);
    expect(await add("Three")).toBe(1003);
    await addAt(1007);
    await addAt(11);
    expect(await add("Four")).toBe(1008);
    await remove(1008);
    await remove(11);
    expect(await add("Five")).toBe(1009);
    await expect(addAt(1008)).rejects.toThrow(
      "Company 1008 was deleted, and its id is never used again.",
    );
    await expect(addAt(11)).rejects.toThrow("Company 11 was deleted");
    await expect(
      own.db.query("update companies set company_id = 12 where company_id = 1001"),
    ).rejects.toThrow("A company keeps its id.");
  });

  it("are not deleted while they have records", async () => {
    const id = (await add("With a lane")) ?? 0;
    await own.db.query("insert into toll_lanes (company_id, lane_id) values ($1, 1)", [id]);
    await expect(remove(id)).rejects.toThrow(`Company ${id} still has records in toll_lanes.`);
    await own.db.query("delete from toll_lanes where company_id = $1", [id]);
    await remove(id);
    expect(await own.db.query("select name from companies where company_id = $1", [id])).toEqual(
      [],
    );
  });

  it("are known to every table of records", async () => {
    if (own.db.isDistributed) return;
    const tables = await own.db.query<{ name: string }>(
      `select table_name as name
       from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'company_id'
         and not exists (
           select from pg_trigger
           where tgrelid = table_name::regclass and tgname = 'of_a_company'
         )
       order by table_name collate "C"`,
    );
    // The others have foreign keys; a reading stays when its company goes.
    expect(tables.map(({ name }) => name)).toEqual([
      "companies",
      "grants",
      "invitations",
      "last_changes",
      "readings",
      "record_starts",
    ]);
    await expect(
      own.db.query("insert into toll_lanes (company_id, lane_id) values (1001, 1), (9, 1)"),
    ).rejects.toThrow("A row of toll_lanes names a company that does not exist.");
    expect(await own.db.query("select lane_id from toll_lanes")).toEqual([]);
  });

  it("are not to be seen by the reader where somebody changed them", async () => {
    for (const table of ["acts", "former_companies"]) {
      await expect(
        own.db.tx(async (tx) => {
          await tx.run("set local role partner_reader");
          await tx.query(`select from ${table}`);
        }),
      ).rejects.toThrow(`permission denied for table ${table}`);
    }
  });

  it("leave what was done to them written down for good", async () => {
    await own.db.query("insert into acts (who, command, what) values ('x', 'test', '{}')");
    for (const statement of ["update acts set who = 'y'", "delete from acts", "truncate acts"]) {
      await expect(own.db.query(statement)).rejects.toThrow("Acts can only be added.");
    }
    expect(await own.db.query("select who from acts")).toEqual([{ who: "x" }]);
  });
});
