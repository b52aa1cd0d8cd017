import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type OwnDatabase, ownDatabase } from "../databases.ts";
import { ran } from "./ran.ts";

describe("the commands for users", () => {
  let own: OwnDatabase;
  let nasrin: number;
  beforeAll(async () => {
    own = await ownDatabase("PostgreSQL");
    await own.db.query(
      "insert into companies (company_id, name) values (11, 'Surma Lines'), (12, 'Halda Motors')",
    );
  });
  afterAll(() => own.drop());
  beforeEach(async () => {
    await own.db.query("delete from users");
    await own.db.query("delete from sign_in_tries");
    const [added] = await own.db.query<{ user_id: number }>(
      `insert into users (username, name, password_hash) values ('Nasrin', 'Nasrin Akter', 'none')
       returning user_id`,
    );
    nasrin = added?.user_id ?? 0;
  });

  const run = (words: string[], input = "") =>
    ran(words, { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined }, input);
  const json = async (...words: string[]) => JSON.parse((await run([...words, "--json"])).out);
  const done = (out: string) => ({ out, err: "", code: 0 });
  const failed = (err: string) => ({ out: "", err, code: 1 });
  const who = () => ({ user_id: nasrin, username: "Nasrin" });
  const grants = () =>
    own.db.query(
      "select user_id, company_id, module::text as module from grants order by company_id",
    );
  const beginSessions = () =>
    own.db.query(
      `insert into sessions (token_hash, user_id)
       select sha256(n::text::bytea), $1 from generate_series(1, 2) as n`,
      [nasrin],
    );
  const giveFactors = async () => {
    for (const row of [
      "totp_secrets (user_id, secret, last_step) values ($1, 'open.x', 0)",
      "totp_offers (user_id, secret) values ($1, 'open.y')",
      "recovery_codes (user_id, code_hash) values ($1, 'one'), ($1, 'two')",
      `passkeys (user_id, credential_id, public_key, counter, transports, name)
       values ($1, 'id', 'key', 0, '', 'Laptop')`,
    ]) {
      await own.db.query(`insert into ${row}`, [nasrin]);
    }
  };
  const sessions = async () => (await own.db.query("select from sessions")).length;
  const lastAct = async () => {
    const [act] = await own.db.query(
      "select who, command, what from acts order by act_id desc limit 1",
    );
    return act;
  };

  it("give access to a company, and take it away", async () => {
    const of = ["--company", "11", "--module", "water"];
    expect(await run(["user", "grant", "nasrin", ...of])).toEqual(
      done("nasrin now has access to company 11 in water."),
    );
    expect(await json("user", "grant", "nasrin", "--company", "12", "--module", "waybill")).toEqual(
      { ...who(), company_id: 12, module: "waybill" },
    );
    expect(await run(["user", "revoke", "nasrin", ...of, "--as", "rafiq"])).toEqual(
      done("nasrin no longer has access to company 11 in water."),
    );
    expect(await grants()).toEqual([{ user_id: nasrin, company_id: 12, module: "waybill" }]);
    expect(await lastAct()).toEqual({
      who: "rafiq",
      command: "user revoke",
      what: { ...who(), company_id: 11, module: "water" },
    });
    expect(await run(["user", "revoke", "nasrin", ...of])).toEqual(
      failed("nasrin has no access to company 11 in water."),
    );
    expect(await run(["user", "revoke", "nasrin", "--company", "9", "--module", "water"])).toEqual(
      failed("Company 9 does not exist."),
    );
  });

  it("make a user an administrator of a company, and a reader again", async () => {
    const of = ["nasrin", "--company", "11", "--module", "water"];
    const roles = async () =>
      (await own.db.query("select role from grants order by company_id")).map(({ role }) => role);
    const seen = [];
    for (const role of [[], ["--role", "administrator"], [], ["--role", "reader"]]) {
      const { out, code } = await run(["user", "grant", ...of, ...role]);
      seen.push([code, out, ...(await roles())]);
    }
    const reads = "nasrin now has access to company 11 in water.";
    const administers = "nasrin now has access to company 11 in water, as an administrator.";
    expect(seen).toEqual([
      [0, reads, "reader"],
      [0, administers, "administrator"],
      [0, reads, "administrator"],
      [0, reads, "reader"],
    ]);
    expect(await lastAct()).toEqual({
      who: expect.any(String),
      command: "user grant",
      what: { ...who(), company_id: 11, module: "water", role: "reader" },
    });
    await run(["user", "grant", ...of, "--role", "administrator"]);
    expect((await run(["user", "show", "nasrin"])).out).toContain(
      "\n  water: 11, Surma Lines, as an administrator\n",
    );
  });

  it("list users, and show one", async () => {
    await run(["user", "add", "rafiq", "--name", "Md. Rafiq"]);
    await run(["user", "disable", "rafiq"]);
    await run(["user", "grant", "nasrin", "--company", "11", "--module", "water"]);
    await beginSessions();
    expect(await run(["user", "list"])).toEqual(
      done("Nasrin  Nasrin Akter  (1 company)\nrafiq  Md. Rafiq  (0 companies, disabled)"),
    );
    expect((await json("user", "list"))[0]).toEqual({
      ...who(),
      name: "Nasrin Akter",
      is_disabled: false,
      companies: 1,
    });
    expect(await run(["user", "show", "nasrin"])).toEqual(
      done(
        "Nasrin  Nasrin Akter\n  water: 11, Surma Lines\n2 sessions; 0 failed sign-ins in the last five minutes.",
      ),
    );
    expect(await json("user", "show", "nasrin")).toEqual({
      ...who(),
      name: "Nasrin Akter",
      is_disabled: false,
      must_change_password: false,
      second_factor: [],
      sessions: 2,
      failed_sign_ins: 0,
      grants: [{ company_id: 11, company: "Surma Lines", module: "water", role: "reader" }],
    });
    expect((await run(["user", "show", "rafiq"])).out.split("\n")[0]).toBe(
      "rafiq  Md. Rafiq  (disabled, has to change the password)",
    );
  });

  it("change names, but to none that another user has", async () => {
    await run(["user", "add", "rafiq", "--name", "Md. Rafiq"]);
    expect(await run(["user", "rename", "nasrin", "--username", "RAFIQ"])).toEqual(
      failed("User RAFIQ already exists."),
    );
    expect(await run(["user", "rename", "nasrin", "--username", "NASRIN"])).toEqual(
      done("nasrin is now NASRIN, Nasrin Akter."),
    );
    expect(await json("user", "rename", "nasrin", "--name", "Nasrin Banu")).toEqual({
      user_id: nasrin,
      username: "NASRIN",
      name: "Nasrin Banu",
      before: { username: "NASRIN", name: "Nasrin Akter" },
    });
    // One name in JavaScript's small letters, two in those of the database.
    const [dotted, capital] = ["i\u0307lker", "\u0130lker"];
    for (const name of [dotted, capital]) await run(["user", "add", name, "--name", "Ilker"]);
    expect(await run(["user", "rename", dotted, "--username", capital])).toEqual(
      failed(`User ${capital} already exists.`),
    );
    const nothing = await run(["user", "rename", "nasrin"]);
    expect([nothing.code, nothing.err.split("\n")[0]]).toEqual([
      2,
      "Nothing to change: give --name or --username.",
    ]);
  });

  it("disable and enable a user, and say so of a password that is of no use yet", async () => {
    await beginSessions();
    expect(await json("user", "disable", "nasrin")).toEqual({ ...who(), sessions: 2 });
    expect(await sessions()).toBe(0);
    const change = ["user", "password", "nasrin", "--password", "-"];
    expect(await run(change, "a phrase of her own\n")).toEqual(
      done(
        "Changed the password of nasrin.\nnasrin is disabled, and cannot sign in before: npx pnpm@10 partner-api user enable nasrin",
      ),
    );
    expect(await lastAct()).toEqual({
      who: expect.any(String),
      command: "user password",
      what: who(),
    });
    expect(await run(["user", "enable", "nasrin"])).toEqual(done("Enabled nasrin."));
    expect(await run(["user", "enable", "nasrin"])).toEqual(done("nasrin was not disabled."));
    expect(await own.db.query("select disabled_at from users")).toEqual([{ disabled_at: null }]);
    expect(await run(change, "a phrase of her own\n")).toEqual(
      done("Changed the password of nasrin."),
    );
  });

  it("print a generated password as JSON too, and do not write it down", async () => {
    const added = await json("user", "add", "tania", "--name", "Tania");
    expect(added).toEqual({
      user_id: expect.any(Number),
      username: "tania",
      name: "Tania",
      password: expect.stringMatching(/^[\w-]{24}$/),
    });
    expect(await lastAct()).toEqual({
      who: expect.any(String),
      command: "user add",
      what: { user_id: added.user_id, username: "tania", name: "Tania" },
    });
  });

  it("end the sessions of a user", async () => {
    await beginSessions();
    expect(await json("user", "sign-out", "NASRIN")).toEqual({ ...who(), sessions: 2 });
    expect(await sessions()).toBe(0);
  });

  it("list the sessions of a user, and end one of them", async () => {
    expect(await run(["user", "sessions", "nasrin"])).toEqual(done("nasrin has no sessions."));
    await own.db.query(
      `insert into sessions (token_hash, user_id, session_id, device, created_at, last_seen_at)
       values (sha256('1'), $1, '0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10', 'Chrome on Android', '2026-06-07T17:12:40Z', '2026-06-07T22:55:02Z'),
         (sha256('2'), $1, '0198c0a9-77b2-4d0c-8a53-0c9d0b1c5e44', null, '2026-06-08T03:02:11Z', '2026-06-08T05:39:47Z')`,
      [nasrin],
    );
    const lines = [
      "0198c0a9-77b2-4d0c-8a53-0c9d0b1c5e44  unknown device  since 2026-06-08T03:02:11.000Z, last seen 2026-06-08T05:39:47.000Z",
      "0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10  Chrome on Android  since 2026-06-07T17:12:40.000Z, last seen 2026-06-07T22:55:02.000Z",
    ];
    expect(await run(["user", "sessions", "nasrin"])).toEqual(done(lines.join("\n")));
    const id = "0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10";
    const end = () => run(["user", "sign-out", "nasrin", "--session", id]);
    expect(await end()).toEqual(done("Ended a session of nasrin."));
    expect(await lastAct()).toEqual({
      who: expect.any(String),
      command: "user sign-out",
      what: { ...who(), sessions: 1 },
    });
    expect(await end()).toEqual(failed(`nasrin has no session ${id}.`));
    expect(await json("user", "sessions", "nasrin")).toEqual([
      {
        session_id: "0198c0a9-77b2-4d0c-8a53-0c9d0b1c5e44",
        device: null,
        created_at: "2026-06-08T03:02:11.000Z",
        last_seen_at: "2026-06-08T05:39:47.000Z",
      },
    ]);
  });

  it("have a password changed that they gave, unless it is said to be permanent", async () => {
    const mustChange = async () =>
      (
        await own.db.query("select must_change_password as must from users where username = 'etl'")
      )[0];
    const states = [];
    for (const words of [
      ["add", "etl", "--name", "Nightly export"],
      ["password", "etl", "--permanent"],
      ["password", "etl"],
      ["delete", "etl", "--confirm", "etl"],
      ["add", "etl", "--name", "Nightly export", "--permanent"],
    ]) {
      expect((await run(["user", ...words])).code).toBe(0);
      states.push(await mustChange());
    }
    expect(states).toEqual([
      { must: true },
      { must: false },
      { must: true },
      undefined,
      { must: false },
    ]);
  });

  it("make a user change the password, and say so of the user", async () => {
    expect(await run(["user", "expire-password", "nasrin"])).toEqual(
      done("nasrin has to change the password."),
    );
    expect(await lastAct()).toEqual({
      who: expect.any(String),
      command: "user expire-password",
      what: who(),
    });
    await run(["user", "disable", "nasrin"]);
    expect((await run(["user", "show", "nasrin"])).out.split("\n")[0]).toBe(
      "Nasrin  Nasrin Akter  (disabled, has to change the password)",
    );
    expect((await json("user", "show", "nasrin")).must_change_password).toBe(true);
  });

  it("take a lost second factor away, and sign its user out", async () => {
    await giveFactors();
    await beginSessions();
    expect((await run(["user", "show", "nasrin"])).out.split("\n")[0]).toBe(
      "Nasrin  Nasrin Akter  (has a second factor)",
    );
    const removed = ["totp", "recovery_code", "passkey"];
    expect((await json("user", "show", "nasrin")).second_factor).toEqual(removed);
    const what = { ...who(), removed, sessions: 2 };
    expect(await json("user", "remove-second-factor", "nasrin")).toEqual(what);
    expect(await lastAct()).toEqual({
      who: expect.any(String),
      command: "user remove-second-factor",
      what,
    });
    const tables = ["totp_secrets", "totp_offers", "recovery_codes", "passkeys", "sessions"];
    for (const table of tables) {
      expect(await own.db.query(`select from ${table} where user_id = $1`, [nasrin])).toEqual([]);
    }
    expect(await run(["user", "remove-second-factor", "nasrin"])).toEqual(
      done("nasrin had no second factor, and is signed out."),
    );
    await giveFactors();
    expect(await run(["user", "remove-second-factor", "nasrin"])).toEqual(
      done("nasrin has no second factor any more, and is signed out."),
    );
  });

  it("delete a user with all that is the user's, and leave others and the acts alone", async () => {
    await run(["user", "add", "rafiq", "--name", "Md. Rafiq"]);
    for (const name of ["nasrin", "rafiq"]) {
      await run(["user", "grant", name, "--company", "11", "--module", "water"]);
    }
    await beginSessions();
    await giveFactors();
    await own.db.query(
      "insert into sign_in_places (user_id, place) values ($1, 'a'), ((select user_id from users where username = 'rafiq'), 'a')",
      [nasrin],
    );
    await own.db.query(
      `insert into sign_in_tries (subject, tries)
       select 'account ' || encode(sha256(name::bytea), 'hex') || place, array[now()]
       from (values ('nasrin'), ('rafiq')) as names (name)
       cross join (values (''), (' at a')) as places (place)`,
    );
    const acts = async () => (await own.db.query("select from acts")).length;
    const before = await acts();

    expect(await run(["user", "delete", "nasrin"])).toEqual(
      failed('This deletes user Nasrin.\nNothing was changed. To go on, add: --confirm "Nasrin"'),
    );
    expect((await run(["user", "delete", "nasrin", "--confirm", "rafiq"])).code).toBe(1);
    expect(await own.db.query("select from users")).toHaveLength(2);
    expect(await run(["user", "delete", "nasrin", "--confirm", "Nasrin"])).toEqual(
      done("Deleted user Nasrin, with 2 sessions and 1 grant."),
    );
    expect(await own.db.query("select username from users")).toEqual([{ username: "rafiq" }]);
    const left = [
      (await own.db.query("select from totp_secrets")).length,
      (await own.db.query("select from recovery_codes")).length,
      (await own.db.query("select from passkeys")).length,
      await sessions(),
      (await grants()).length,
      (await own.db.query("select from sign_in_places")).length,
      (await own.db.query("select from sign_in_tries")).length,
    ];
    expect(left).toEqual([0, 0, 0, 0, 1, 1, 2]);
    expect([await acts(), await lastAct()]).toEqual([
      before + 1,
      {
        who: expect.any(String),
        command: "user delete",
        what: { ...who(), sessions: 2, grants: 1, failed_sign_ins: 2 },
      },
    ]);
  });

  it("ask for the name of a user to delete on a terminal", async () => {
    const answering = (answer: string) => {
      const environment = { DATABASE_URL: own.place.databaseUrl, DATA_DIR: undefined };
      return ran(["user", "delete", "nasrin"], environment, `${answer}\n`, true);
    };
    const asked = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => asked.mockRestore());
    expect(await answering("nasreen")).toEqual(
      failed("This deletes user Nasrin.\nThe name is Nasrin, not nasreen. Nothing was changed."),
    );
    expect(asked.mock.calls.map(([text]) => text).join("")).toContain(
      "This deletes user Nasrin.\nType its name to go on: ",
    );
    expect(await answering("Nasrin")).toEqual(
      done("Deleted user Nasrin, with 0 sessions and 0 grants."),
    );
  });

  it("write nothing down where nothing was done", async () => {
    const before = (await own.db.query("select from acts")).length;
    for (const words of [
      ["user", "disable", "nobody"],
      ["user", "grant", "nasrin", "--company", "9", "--module", "water"],
      ["user", "add", "nasrin", "--name", "Another"],
    ]) {
      expect((await run(words)).code).toBe(1);
    }
    await run(["user", "list"]);
    await run(["user", "show", "nasrin"]);
    expect((await own.db.query("select from acts")).length).toBe(before);
  });
});
