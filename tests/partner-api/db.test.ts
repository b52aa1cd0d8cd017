import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OwnDatabase, ownDatabase } from "./databases.ts";

describe.each(engines)("the database on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
  });
  afterAll(() => own.drop());

  it("is the engine that it claims to be", async () => {
    const [row] = await own.db.query<{ version: string }>("select version() as version");
    expect(row?.version.includes("PGlite")).toBe(engine === "PGlite");
  });

  it("reads every type as the same value", async () => {
    const rows = await own.db.query(
      `select true as yes, 7::smallint as small, 8::integer as whole, 9007199254740991::bigint as safe,
         9007199254740993::bigint as large, 1520.50::numeric as money, date '2026-06-01' as day,
         timestamptz '2026-06-01 03:00+06' as moment, 1.5::float8 as rough, 'x'::text as word,
         json_build_object('a', 1) as json, null::integer as nothing,
         '{1,2}'::bigint[] as list, 'water'::service_module as module`,
    );
    expect(rows).toEqual([
      {
        yes: true,
        small: 7,
        whole: 8,
        safe: 9007199254740991,
        large: "9007199254740993",
        money: "1520.50",
        day: "2026-06-01",
        moment: new Date("2026-05-31T21:00:00Z"),
        rough: 1.5,
        word: "x",
        json: { a: 1 },
        nothing: null,
        list: "{1,2}",
        module: "water",
      },
    ]);
  });

  it("takes every value as the same type", async () => {
    const rows = await own.db.query(
      "select $1::integer as a, $2::text as b, $3::boolean as c, $4::numeric as d, $5::bigint[] as e, $6::text as f",
      [1, "two", false, "3.30", "{4,5}", null],
    );
    expect(rows).toEqual([{ a: 1, b: "two", c: false, d: "3.30", e: "{4,5}", f: null }]);
  });

  it("keeps all that a transaction did, or nothing [V2.3.3]", async () => {
    await own.db.tx((tx) => tx.query("insert into settings values ('kept', '1')"));
    const failing = own.db.tx(async (tx) => {
      await tx.query("insert into settings values ('lost', '1')");
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await own.db.query("select name from settings where name in ('kept', 'lost')")).toEqual([
      { name: "kept" },
    ]);
  });

  it("goes on after a statement that failed [V16.5.3]", async () => {
    await expect(own.db.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
    expect(await own.db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("answers a named statement for its values each time", async () => {
    const half = {
      name: "half",
      text: "select $1::integer / $2::integer as half, $3::text as word",
    };
    const ask = (...values: (number | string | null)[]) => own.db.query(half, values);
    expect(await ask(8, 2, "'; --")).toEqual([{ half: 4, word: "'; --" }]);
    await expect(ask(8, 0, "")).rejects.toMatchObject({ code: "22012" });
    for (const number of [2, 4, 6, 8, 10, 12, 14]) {
      expect(await ask(number, 2, null)).toEqual([{ half: number / 2, word: null }]);
    }
    const none = { name: "none", text: "select 1 as one where $1::boolean" };
    expect(await own.db.query(none, [false])).toEqual([]);
    expect(await own.db.query(none, [true])).toEqual([{ one: 1 }]);
  });

  it("answers a named statement that could not be prepared as soon as it can", async () => {
    const late = { name: "late", text: "select name from made_late where number = $1" };
    await expect(own.db.query(late, [1])).rejects.toMatchObject({ code: "42P01" });
    await own.db.query("create table made_late as select 1 as number, 'first' as name");
    expect(await own.db.query(late, [1])).toEqual([{ name: "first" }]);
    await own.db.query("update made_late set name = 'second'");
    expect(await own.db.query(late, [1])).toEqual([{ name: "second" }]);
  });

  it("shows a named statement to whoever asks what that role may see", async () => {
    const everyone = { name: "everyone", text: "select count(*) as users from users" };
    const hashes = { name: "hashes", text: "select password_hash from users" };
    const asReader = (statement: typeof everyone) =>
      own.db.tx(async (tx) => {
        await tx.run("set local role partner_reader");
        return tx.query(statement);
      });
    await own.db.query(
      "insert into users (username, name, password_hash) values ('one', 'One', 'none')",
    );
    expect(await own.db.query(everyone)).toEqual([{ users: 1 }]);
    expect(await asReader(everyone)).toEqual([{ users: 0 }]);
    expect(await own.db.query(everyone)).toEqual([{ users: 1 }]);
    expect(await own.db.query(hashes)).toEqual([{ password_hash: "none" }]);
    await expect(asReader(hashes)).rejects.toMatchObject({ code: "42501" });
  });

  it("ends a statement that takes too long, and answers again [V15.1.3]", async () => {
    const slow = own.db.tx(
      (tx) => tx.query("select count(*) from generate_series(1, 1000000000) as forever"),
      { statementTimeout: 300 },
    );
    await expect(slow).rejects.toMatchObject({ name: "DatabaseUnavailable" });
    expect(await own.db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("answers a ping before everything that waits", async () => {
    let answered = 0;
    const asked = Array.from({ length: 40 }, async () => {
      await own.db.query("select pg_sleep(0.02)");
      answered += 1;
    });
    await own.db.ping();
    expect(answered).toBeLessThan(20);
    await Promise.all(asked);
  });

  it("tells a service day from 03:00 to 03:00 of the reporting time zone [S9.3, R18]", async () => {
    const [row] = await own.db.query(
      `select service_day(timestamptz '2026-06-02 02:59:59+06') as before,
         service_day(timestamptz '2026-06-02 03:00:00+06') as after,
         service_day_start(date '2026-06-02') as start`,
    );
    expect(row).toEqual({
      before: "2026-06-01",
      after: "2026-06-02",
      start: new Date("2026-06-01T21:00:00Z"),
    });
  });

  it.each([
    ["2026-03-08T06:59:59Z", "2026-03-07", "2026-03-07T08:00:00Z"],
    ["2026-03-08T07:00:00Z", "2026-03-08", "2026-03-08T07:00:00Z"],
    ["2026-11-01T07:59:59Z", "2026-10-31", "2026-10-31T07:00:00Z"],
    ["2026-11-01T08:00:00Z", "2026-11-01", "2026-11-01T08:00:00Z"],
  ])(
    "%s belongs to the right service day when daylight saving changes [R19]",
    async (at, day, start) => {
      const told = await own.db.tx(async (tx) => {
        await tx.run("set local timezone = 'America/New_York'");
        return tx.query(
          "select service_day($1::timestamptz) as day, service_day_start(service_day($1::timestamptz)) as start",
          [at],
        );
      });
      expect(told).toEqual([{ day, start: new Date(start) }]);
    },
  );
});

it("answers even those who wait longer for a connection than one may take to open", async () => {
  const own = await ownDatabase("PostgreSQL");
  const all = await Promise.all(
    Array.from({ length: 6 }, () => own.db.query("select pg_sleep(1) is null as ended")),
  );
  expect(all).toEqual(all.map(() => [{ ended: false }]));
  await own.drop();
});

it("a transaction that its client leaves open is ended by PostgreSQL after a minute", async () => {
  const own = await ownDatabase("PostgreSQL");
  const [limit] = await own.db.query("show idle_in_transaction_session_timeout");
  expect(limit).toEqual({ idle_in_transaction_session_timeout: "1min" });
  await own.drop();
});
