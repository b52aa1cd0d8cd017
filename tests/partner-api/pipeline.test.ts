import { createHash } from "node:crypto";
import { Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { engines, type OwnDatabase, ownDatabase } from "./databases.ts";

const asking = (text: string, ...values: (string | number | null)[]) => ({
  name: createHash("md5").update(text).digest("hex"),
  text,
  values,
});

describe.each(engines)("a pipeline on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine);
    await own.db.query(
      "insert into users (username, name, password_hash) values ('one', 'One', 'none'), ('two', 'Two', 'none')",
    );
  });
  afterAll(() => own.drop());

  const asReader = asking(
    "select set_config('role', 'partner_reader', true), set_config('partner.user_id', $1, true)",
    "1",
  );
  const names = asking("select name from users order by name");
  const who = asking("select current_user, current_setting('partner.user_id', true)");
  const owner = async () => {
    const [row] = await own.db.query<{ name: string }>("select current_user as name");
    return row?.name ?? "";
  };
  const asBefore = async () => [[[await owner(), expect.toBeOneOf([null, ""])]]];

  it("brings the rows of every statement, as PostgreSQL writes them", async () => {
    const several = [
      asking("select $1::integer as number, $2::text as word, null as nothing", 7, "'; --"),
      asking("select number from generate_series(1, $1) as number", 3),
      asking("select 1 where $1::boolean", "false"),
      asking(
        `select 1520.50 as money, true as yes, json_build_object('a', 1) as json, '{1,2}'::bigint[] as list`,
      ),
    ];
    const answers = [
      [["7", "'; --", null]],
      [["1"], ["2"], ["3"]],
      [],
      [["1520.50", "t", '{"a" : 1}', "{1,2}"]],
    ];
    for (let round = 0; round < 8; round += 1) {
      expect(await own.db.pipeline(several)).toEqual(answers);
    }
    expect(await own.db.pipeline([])).toEqual([]);
  });

  it("keeps the role and the settings for its own statements alone", async () => {
    expect(await own.db.pipeline([asReader, who, names])).toEqual([
      [["partner_reader", "1"]],
      [["partner_reader", "1"]],
      [["One"]],
    ]);
    expect(await own.db.pipeline([who])).toEqual(await asBefore());
    expect(await own.db.query("select current_user as name")).toEqual([{ name: await owner() }]);
  });

  it.each([{ inBlock: false }, { inBlock: true }])(
    "leaves neither behind when one of its statements fails: %j",
    async (options) => {
      const half = (number: number) => asking("select 8 / $1::integer", number);
      for (const number of [0, 2, 0, 0, 4]) {
        const trip = own.db.pipeline([asReader, half(number), names], options);
        if (number === 0) await expect(trip).rejects.toMatchObject({ code: "22012" });
        else
          expect(await trip).toEqual([
            [["partner_reader", "1"]],
            [[String(8 / number)]],
            [["One"]],
          ]);
        expect(await own.db.pipeline([who])).toEqual(await asBefore());
      }
    },
  );

  it("does all that its statements do, or nothing", async () => {
    const keep = (name: string) => asking("insert into settings values ($1, '1')", name);
    await own.db.pipeline([keep("kept")]);
    const failing = own.db.pipeline([keep("lost"), asking("select 1 / $1::integer", 0)]);
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    expect(await own.db.query("select name from settings where name in ('kept', 'lost')")).toEqual([
      { name: "kept" },
    ]);
  });

  it("shows the rows of a role to no other, whichever has prepared the statement", async () => {
    const hashes = asking("select password_hash from users");
    for (let round = 0; round < 8; round += 1) {
      expect((await own.db.pipeline([names])).at(-1)).toEqual([["One"], ["Two"]]);
      expect((await own.db.pipeline([asReader, names])).at(-1)).toEqual([["One"]]);
      expect((await own.db.pipeline([hashes])).at(-1)).toHaveLength(2);
      await expect(own.db.pipeline([asReader, hashes])).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("shows each of many at a time what is theirs", async () => {
    const trips = Array.from({ length: 60 }, (_, place) => (place % 3) + 1);
    const seen = await Promise.all(
      trips.map((user) => own.db.pipeline([{ ...asReader, values: [String(user)] }, names])),
    );
    const theirs = { 1: [["One"]], 2: [["Two"]], 3: [] };
    expect(seen.map(([, rows]) => rows)).toEqual(trips.map((user) => theirs[user as 1 | 2 | 3]));
  });

  it("takes a statement that could not be prepared as soon as it can", async () => {
    const late = asking("select word from made_late where number = $1", 1);
    for (let round = 0; round < 2; round += 1) {
      await expect(own.db.pipeline([who, late])).rejects.toMatchObject({ code: "42P01" });
    }
    await own.db.query("create table made_late as select 1 as number, 'first' as word");
    expect((await own.db.pipeline([who, late])).at(-1)).toEqual([["first"]]);
    expect(await own.db.pipeline([late, late])).toEqual([[["first"]], [["first"]]]);
  });

  it("takes another text under the same name, and a name that a query has", async () => {
    const word = (text: string) => ({ name: "word", text, values: [] });
    expect(await own.db.query(word("select 'query' as word"))).toEqual([{ word: "query" }]);
    for (const said of ["first", "second", "first"]) {
      expect(await own.db.pipeline([word(`select '${said}'`)])).toEqual([[[said]]]);
      expect(await own.db.query(word("select 'query' as word"))).toEqual([{ word: "query" }]);
    }
  });

  it("ends a statement that takes too long, and answers again", async () => {
    const hasty = await ownDatabase(engine, "nothing", 1000);
    const forever = asking("select count(*) from generate_series(1, 1000000000) as forever");
    await expect(hasty.db.pipeline([who, forever])).rejects.toMatchObject({
      name: "DatabaseUnavailable",
    });
    expect(await hasty.db.pipeline([who])).toEqual(await asBefore());
    await hasty.drop();
  });
});

const two = [asking("select 1 as one"), asking("select $1::text as word", "two")];
const answersOfTwo = [[["1"]], [["two"]]];

it("sends PostgreSQL all statements of a pipeline before one Sync, prepared once", async () => {
  const own = await ownDatabase("PostgreSQL");
  const port = Number(new URL(own.place.databaseUrl ?? "").port);
  const written = vi.spyOn(Socket.prototype, "write");
  const messagesOfTrip = async () => {
    written.mockClear();
    expect(await own.db.pipeline(two)).toEqual(answersOfTwo);
    const toPostgres = written.mock.calls.filter(
      (_, call) => (written.mock.contexts[call] as Socket | undefined)?.remotePort === port,
    );
    return messagesIn(Buffer.concat(toPostgres.map(([chunk]) => Buffer.from(chunk))));
  };
  // Over nodes, it stands between a begin and a commit.
  const [first, again] = own.db.isDistributed
    ? ["CPBECPBECPBECPBES", "BEBEBEBES"]
    : ["CPBECPBES", "BEBES"];
  expect(await messagesOfTrip()).toBe(first);
  expect(await messagesOfTrip()).toBe(again);
  written.mockRestore();
  await own.drop();
});

/** The first letter of each: Close, Parse, Bind, Execute, Sync. */
function messagesIn(bytes: Buffer): string {
  let letters = "";
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    letters += String.fromCharCode(bytes[at] ?? 0);
  }
  return letters;
}

it("sends PGlite all statements of a pipeline in one message", async () => {
  const own = await ownDatabase("PGlite");
  const posted = vi.spyOn(Worker.prototype, "postMessage");
  expect(await own.db.pipeline(two)).toEqual(answersOfTwo);
  expect(posted).toHaveBeenCalledTimes(1);
  posted.mockRestore();
  await own.drop();
});
