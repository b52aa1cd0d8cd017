import { describe, expect, it, onTestFinished, vi } from "vitest";
import { done, failed, ownNasrin } from "./own-nasrin.ts";
import { ran } from "./ran.ts";

describe("the commands for users", () => {
  const nasrin = ownNasrin();
  const grants = () =>
    nasrin.db.query(
      "select user_id, company_id, module::text as module from grants order by company_id",
    );

  it("give access to a company, and take it away", async () => {
    const of = ["--company", "11", "--module", "water"];
    expect(await nasrin.run(["user", "grant", "nasrin", ...of])).toEqual(
      done("nasrin now has access to company 11 in water."),
    );
    expect(
      await nasrin.json("user", "grant", "nasrin", "--company", "12", "--module", "waybill"),
    ).toEqual({ ...nasrin.who(), company_id: 12, module: "waybill" });
    expect(await nasrin.run(["user", "revoke", "nasrin", ...of, "--as", "rafiq"])).toEqual(
      done("nasrin no longer has access to company 11 in water."),
    );
    expect(await grants()).toEqual([{ user_id: nasrin.id, company_id: 12, module: "waybill" }]);
    expect(await nasrin.lastAct()).toEqual({
      who: "rafiq",
      command: "user revoke",
      what: { ...nasrin.who(), company_id: 11, module: "water" },
    });
    expect(await nasrin.run(["user", "revoke", "nasrin", ...of])).toEqual(
      failed("nasrin has no access to company 11 in water."),
    );
    expect(
      await nasrin.run(["user", "revoke", "nasrin", "--company", "9", "--module", "water"]),
    ).toEqual(failed("Company 9 does not exist."));
  });

  it("make a user an administrator of a company, and a reader again", async () => {
    const of = ["nasrin", "--company", "11", "--module", "water"];
    const roles = async () =>
      (await nasrin.db.query("select role from grants order by company_id")).map(
        ({ role }) => role,
      );
    const seen = [];
    for (const role of [[], ["--role", "administrator"], [], ["--role", "reader"]]) {
      const { out, code } = await nasrin.run(["user", "grant", ...of, ...role]);
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
    expect(await nasrin.lastAct()).toEqual({
      who: expect.any(String),
      command: "user grant",
      what: { ...nasrin.who(), company_id: 11, module: "water", role: "reader" },
    });
    await nasrin.run(["user", "grant", ...of, "--role", "administrator"]);
    expect((await nasrin.run(["user", "show", "nasrin"])).out).toContain(
      "\n  water: 11, Surma Lines, as an administrator\n",
    );
  });

  it("list users, and show one", async () => {
    await nasrin.run(["user", "add", "rafiq", "--name", "Md. Rafiq"]);
    await nasrin.run(["user", "disable", "rafiq"]);
    await nasrin.run(["user", "grant", "nasrin", "--company", "11", "--module", "water"]);
    await nasrin.beginSessions();
    expect(await nasrin.run(["user", "list"])).toEqual(
      done("Nasrin  Nasrin Akter  (1 company)\nrafiq  Md. Rafiq  (0 companies, disabled)"),
    );
    expect((await nasrin.json("user", "list"))[0]).toEqual({
      ...nasrin.who(),
      name: "Nasrin Akter",
      is_disabled: false,
      companies: 1,
    });
    expect(await nasrin.run(["user", "show", "nasrin"])).toEqual(
      done(
        "Nasrin  Nasrin Akter\n  water: 11, Surma Lines\n2 sessions; 0 failed sign-ins in the last five minutes.",
      ),
    );
    expect(await nasrin.json("user", "show", "nasrin")).toEqual({
      ...nasrin.who(),
      name: "Nasrin Akter",
      is_disabled: false,
      must_change_password: false,
      second_factor: [],
      sessions: 2,
      failed_sign_ins: 0,
      grants: [{ company_id: 11, company: "Surma Lines", module: "water", role: "reader" }],
    });
    expect((await nasrin.run(["user", "show", "rafiq"])).out.split("\n")[0]).toBe(
      "rafiq  Md. Rafiq  (disabled, has to change the password)",
    );
  });

  it("change names, but to none that another user has", async () => {
    await nasrin.run(["user", "add", "rafiq", "--name", "Md. Rafiq"]);
    expect(await nasrin.run(["user", "rename", "nasrin", "--username", "RAFIQ"])).toEqual(
      failed("User RAFIQ already exists."),
    );
    expect(await nasrin.run(["user", "rename", "nasrin", "--username", "NASRIN"])).toEqual(
      done("nasrin is now NASRIN, Nasrin Akter."),
    );
    expect(await nasrin.json("user", "rename", "nasrin", "--name", "Nasrin Banu")).toEqual({
      user_id: nasrin.id,
      username: "NASRIN",
      name: "Nasrin Banu",
      before: { username: "NASRIN", name: "Nasrin Akter" },
    });
    // One name in JavaScript's small letters, two in those of the database.
    const [small, capital] = ["οδος", "ΟΔΟΣ"];
    for (const name of [small, capital]) await nasrin.run(["user", "add", name, "--name", "Odos"]);
    expect(await nasrin.run(["user", "rename", small, "--username", capital])).toEqual(
      failed(`User ${capital} already exists.`),
    );
    const nothing = await nasrin.run(["user", "rename", "nasrin"]);
    expect([nothing.code, nothing.err.split("\n")[0]]).toEqual([
      2,
      "Nothing to change: give --name or --username.",
    ]);
  });

  it("disable and enable a user, and say so of a password that is of no use yet", async () => {
    await nasrin.beginSessions();
    expect(await nasrin.json("user", "disable", "nasrin")).toEqual({
      ...nasrin.who(),
      sessions: 2,
    });
    expect(await nasrin.sessions()).toBe(0);
    const change = ["user", "password", "nasrin", "--password", "-"];
    expect(await nasrin.run(change, "a phrase of her own\n")).toEqual(
      done(
        "Changed the password of nasrin.\nnasrin is disabled, and cannot sign in before: npx pnpm@10 partner-api user enable nasrin",
      ),
    );
    expect(await nasrin.lastAct()).toEqual({
      who: expect.any(String),
      command: "user password",
      what: nasrin.who(),
    });
    expect(await nasrin.run(["user", "enable", "nasrin"])).toEqual(done("Enabled nasrin."));
    expect(await nasrin.run(["user", "enable", "nasrin"])).toEqual(
      done("nasrin was not disabled."),
    );
    expect(await nasrin.db.query("select disabled_at from users")).toEqual([{ disabled_at: null }]);
    expect(await nasrin.run(change, "a phrase of her own\n")).toEqual(
      done("Changed the password of nasrin."),
    );
  });

  it("print a generated password as JSON too, and do not write it down", async () => {
    const added = await nasrin.json("user", "add", "tania", "--name", "Tania");
    expect(added).toEqual({
      user_id: expect.any(Number),
      username: "tania",
      name: "Tania",
      password: expect.stringMatching(/^[\w-]{24}$/),
    });
    expect(await nasrin.lastAct()).toEqual({
      who: expect.any(String),
      command: "user add",
      what: { user_id: added.user_id, username: "tania", name: "Tania" },
    });
  });

  it("delete a user with all that is the user's, and leave others and the acts alone", async () => {
    await nasrin.run(["user", "add", "rafiq", "--name", "Md. Rafiq"]);
    for (const name of ["nasrin", "rafiq"]) {
      await nasrin.run(["user", "grant", name, "--company", "11", "--module", "water"]);
    }
    await nasrin.beginSessions();
    await nasrin.giveFactors();
    await nasrin.db.query(
      "insert into sign_in_places (user_id, place) values ($1, 'a'), ((select user_id from users where username = 'rafiq'), 'a')",
      [nasrin.id],
    );
    await nasrin.db.query(
      `insert into sign_in_tries (subject, tries)
       select 'account ' || encode(sha256(name::bytea), 'hex') || place, array[now()]
       from (values ('nasrin'), ('rafiq')) as names (name)
       cross join (values (''), (' at a')) as places (place)`,
    );
    const acts = async () => (await nasrin.db.query("select from acts")).length;
    const before = await acts();

    expect(await nasrin.run(["user", "delete", "nasrin"])).toEqual(
      failed('This deletes user Nasrin.\nNothing was changed. To go on, add: --confirm "Nasrin"'),
    );
    expect((await nasrin.run(["user", "delete", "nasrin", "--confirm", "rafiq"])).code).toBe(1);
    expect(await nasrin.db.query("select from users")).toHaveLength(2);
    expect(await nasrin.run(["user", "delete", "nasrin", "--confirm", "Nasrin"])).toEqual(
      done("Deleted user Nasrin, with 2 sessions and 1 grant."),
    );
    expect(await nasrin.db.query("select username from users")).toEqual([{ username: "rafiq" }]);
    const left = [
      (await nasrin.db.query("select from totp_secrets")).length,
      (await nasrin.db.query("select from recovery_codes")).length,
      (await nasrin.db.query("select from passkeys")).length,
      await nasrin.sessions(),
      (await grants()).length,
      (await nasrin.db.query("select from sign_in_places")).length,
      (await nasrin.db.query("select from sign_in_tries")).length,
    ];
    expect(left).toEqual([0, 0, 0, 0, 1, 1, 2]);
    expect([await acts(), await nasrin.lastAct()]).toEqual([
      before + 1,
      {
        who: expect.any(String),
        command: "user delete",
        what: { ...nasrin.who(), sessions: 2, grants: 1, failed_sign_ins: 2 },
      },
    ]);
  });

  it("ask for the name of a user to delete on a terminal", async () => {
    const answering = (answer: string) => {
      return ran(["user", "delete", "nasrin"], nasrin.environment(), `${answer}\n`, true);
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
    const before = (await nasrin.db.query("select from acts")).length;
    for (const words of [
      ["user", "disable", "nobody"],
      ["user", "grant", "nasrin", "--company", "9", "--module", "water"],
      ["user", "add", "nasrin", "--name", "Another"],
    ]) {
      expect((await nasrin.run(words)).code).toBe(1);
    }
    await nasrin.run(["user", "list"]);
    await nasrin.run(["user", "show", "nasrin"]);
    expect((await nasrin.db.query("select from acts")).length).toBe(before);
  });
});
