import { buildServer, createUser, grantCompanies, readSettings } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines, type OwnDatabase, openAt, ownDatabase } from "../databases.ts";
import { servedOperations } from "../served-operations.ts";
import { ran } from "./ran.ts";

const origin = "https://portal.example";
const day = 86_400_000;

describe.each(engines)("the commands for invitations on %s", (engine) => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await ownDatabase(engine, "demo");
    // The embedded database has one process.
    await own.db.close();
  });
  afterAll(() => own.remove());

  const run = (...words: string[]) =>
    ran(words, {
      DATABASE_URL: own.place.databaseUrl,
      DATA_DIR: own.place.dataDirectory,
      PORTAL_ORIGIN: origin,
    });
  const to = (company: string, module: string, ...words: string[]) =>
    run("company", "invite", company, "--module", module, "--name", "Nasrin Akter", ...words);
  const acts = async () => JSON.parse((await run("acts", "--json")).out) as object[];

  async function post(url: string, payload: object) {
    const db = await openAt(own.place);
    const logTo = { write: () => {} };
    const settings = readSettings({});
    const app = await buildServer({ db, operations: servedOperations, settings, logTo });
    const answer = await app.inject({ method: "POST", url: `/api/${url}`, payload });
    await app.close();
    await db.close();
    return { status: answer.statusCode, data: answer.json().data };
  }

  it("print a link whose token makes an administrator, and note no token", async () => {
    const before = Date.now();
    const { out, code } = await to("601", "water", "--role", "administrator", "--as", "tariq");
    const [words = "", link = ""] = out.split("\n");
    expect([code, words.replace(/[\d-]+T[\d:.]+Z/, "…")]).toEqual([
      0,
      "For Nasrin Akter, to company 601 in water, as an administrator, until …:",
    ]);
    const until = Date.parse(/until (\S+):$/.exec(words)?.[1] ?? "");
    expect(until - before).toBeGreaterThanOrEqual(day);
    expect(until - Date.now()).toBeLessThanOrEqual(day);
    expect(link).toMatch(/^https:\/\/portal\.example\/invitation#[A-Za-z0-9_-]{43}$/);
    const token = link.slice(-43);
    const password = "a phrase of my own";
    const account = { token, name: "Nasrin Akter", username: "nasrin", password };
    expect((await post("invitations/accept", account)).status).toBe(200);
    expect((await post("invitations/accept", account)).status).toBe(404);
    const { out: shown } = await run("user", "show", "nasrin");
    expect(shown.split("\n").slice(0, 2)).toEqual([
      "nasrin  Nasrin Akter",
      "  water: 601, Kirtonkhola Launch, as an administrator",
    ]);
    const [accepted, invited] = await acts();
    expect([invited, accepted]).toMatchObject([
      { who: "tariq", command: "company invite" },
      { who: "user nasrin", command: "accept invitation" },
    ]);
    expect(JSON.stringify(await acts())).not.toContain(token);
  });

  it("list what is open, and withdraw it", async () => {
    const made = JSON.parse((await to("101", "intracity", "--as", "tariq", "--json")).out);
    expect(made).toEqual({
      invitation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      company_id: 101,
      module: "intracity",
      role: "reader",
      name: "Nasrin Akter",
      link: expect.stringContaining(`${origin}/invitation#`),
      expires_at: expect.stringMatching(/Z$/),
    });
    const { invitation_id: id, expires_at: until } = made;
    expect((await run("company", "invitations", "101")).out).toBe(
      `${id}  Nasrin Akter in intracity  invited by tariq, until ${until}`,
    );
    expect(await run("company", "withdraw-invitation", id, "--as", "tariq")).toEqual({
      out: "Withdrew the invitation of Nasrin Akter to company 101 in intracity.",
      err: "",
      code: 0,
    });
    expect((await run("company", "invitations", "101")).out).toBe("No invitation is open.");
    expect(await run("company", "withdraw-invitation", id)).toEqual({
      out: "",
      err: `Invitation ${id} does not exist.`,
      code: 1,
    });
    expect((await acts())[0]).toMatchObject({
      who: "tariq",
      command: "company withdraw-invitation",
      what: { invitation_id: id, company_id: 101, module: "intracity", role: "reader" },
    });
    expect((await post("invitations/read", { token: made.link.slice(-43) })).status).toBe(404);
  });

  it("refuse what is typed wrongly, and make no link without the portal's address", async () => {
    expect((await to("101", "watr")).err).toMatch(/^Unknown module watr\. Did you mean water\?/);
    expect((await to("101", "water", "--role", "owner")).err).toMatch(
      /^--role must be reader or administrator\./,
    );
    expect((await to("999", "water")).err).toBe("Company 999 does not exist.");
    const environment = {
      DATABASE_URL: own.place.databaseUrl,
      DATA_DIR: own.place.dataDirectory,
      PORTAL_ORIGIN: "",
    };
    const words = ["company", "invite", "101", "--module", "intracity", "--name", "Nasrin"];
    expect(await ran(words, environment)).toEqual({
      out: "",
      err: "Set PORTAL_ORIGIN to the address of the portal, for the link.",
      code: 1,
    });
  });

  it.each([
    ["is enabled again", ["user", "disable", "abdul"], ["user", "enable", "abdul"]],
    [
      "is an administrator again",
      ["user", "grant", "abdul", "--module", "water", "--company", "601", "--role", "reader"],
      [
        "user",
        "grant",
        "abdul",
        "--module",
        "water",
        "--company",
        "601",
        "--role",
        "administrator",
      ],
    ],
  ])("bring no invitation back once the one who invited %s", async (_is, away, back) => {
    const db = await openAt(own.place);
    await db.tx(async (tx) => {
      await tx.query("delete from users where username = 'abdul'");
      const user = { username: "abdul", name: "Abdul", passwordHash: "" };
      const id = await createUser(tx, user);
      await grantCompanies(tx, id, [{ company_id: 601, module: "water" }], "administrator");
      await tx.query(
        `insert into invitations
           (token_hash, company_id, module, role, name, inviter_id, invited_by, invited_at, expires_at)
         values ('abdul', 601, 'water', 'reader', 'Of Abdul', $1, 'abdul', now(), now() + interval '1 day')`,
        [id],
      );
    });
    await db.close();
    const open = async () => (await run("company", "invitations", "601")).out.includes("Of Abdul");
    const before = await open();
    await run(...away);
    await run(...back);
    expect([before, await open()]).toEqual([true, false]);
  });
});
