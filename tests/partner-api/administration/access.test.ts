import { describe, expect, it, vi } from "vitest";
import { mainEngine } from "../databases.ts";
import { answered, done, forbidden, invalid, refused } from "../own-account.ts";
import { administrators, intracity, water } from "./administrators.ts";

const notFound = [404, refused("not_found", "Nothing was found at this address.")];
const ownAccess = invalid("user_id", "is one's own");

describe.each([mainEngine])("access to a company on %s", (engine) => {
  const given = administrators(engine);
  const { host, id, addUser, tokenOf, post, access, companiesOf, actsSince, acts } = given;
  const end = (token: string, username: string, change = {}) =>
    post("administration/access/end", token, { ...water, user_id: id(username), ...change });
  const signOut = (token: string, username: string, change = {}) =>
    post("administration/sessions/end", token, { ...water, user_id: id(username), ...change });
  const statusOf = async (token: string) => (await host().get("/api/auth/user", token)).statusCode;

  it("is listed by name, with role, since when and last seen, in the administrator's modules alone", async () => {
    await addUser("abdul", [water, { company_id: 601, module: "waybill" }], "administrator");
    await addUser("gone", [water]);
    await addUser("elsewhere", [{ company_id: 601, module: "waybill" }, intracity]);
    await host().db.query("update users set disabled_at = now() where username = 'gone'");
    await host().db.query(
      "update grants set since = null where user_id = $1 and module = 'water'",
      [id("abdul")],
    );
    const token = await tokenOf("farhana");
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
    const row = (username: string, values: object) => ({
      module: "water",
      user_id: String(id(username)),
      user: username,
      username,
      role: "reader",
      since: moment,
      last_seen: null,
      is_disabled: false,
      is_you: false,
      ...values,
    });
    expect(await access(token)).toEqual([
      row("abdul", { role: "administrator", since: null }),
      row("farhana", { role: "administrator", last_seen: moment, is_you: true }),
      row("gone", { is_disabled: true }),
      row("nasrin", {}),
    ]);
    expect(
      (await access(await tokenOf("abdul"))).map(({ user, module }) => `${user} ${module}`),
    ).toEqual([
      "abdul waybill",
      "abdul water",
      "elsewhere waybill",
      "farhana water",
      "gone water",
      "nasrin water",
    ]);
  });

  it("of a disabled user can be ended, and is not there again with the account", async () => {
    await addUser("gone", [water]);
    await host().db.query("update users set disabled_at = now() where username = 'gone'");
    const token = await tokenOf("farhana");
    expect(answered(await end(token, "gone"))).toEqual(done);
    await host().db.query("update users set disabled_at = null where username = 'gone'");
    expect((await access(token)).map(({ user }) => user)).toEqual(["farhana", "nasrin"]);
    expect(await companiesOf(await tokenOf("gone"))).toEqual({});
  });

  it("ends with the next request, in one module alone, and is noted [V16.2.1]", async () => {
    await addUser("rafiq", [water, { company_id: 602, module: "water" }, intracity]);
    const rafiq = await tokenOf("rafiq");
    const before = (await acts()).length;
    expect((await host().get("/api/water/vehicles/601", rafiq)).statusCode).toBe(200);
    expect(answered(await end(await tokenOf("farhana"), "rafiq"))).toEqual(done);
    expect((await host().get("/api/water/vehicles/601", rafiq)).statusCode).toBe(403);
    expect((await host().get("/api/water/vehicles/602", rafiq)).statusCode).toBe(200);
    expect(Object.keys(await companiesOf(rafiq))).toEqual([
      "intracity_companies",
      "water_companies",
    ]);
    expect(await actsSince(before)).toEqual([
      {
        who: "user farhana",
        command: "end access",
        what: { company_id: 601, module: "water", user_id: id("rafiq"), username: "rafiq" },
      },
    ]);
  });

  it("is not ended where there is none, or where it is one's own", async () => {
    await addUser("elsewhere", [intracity]);
    const token = await tokenOf("farhana");
    const before = (await acts()).length;
    for (const user_id of [id("elsewhere"), 999_999, "x", "999999999999"]) {
      expect(answered(await end(token, "", { user_id }))).toEqual(notFound);
      expect(answered(await signOut(token, "", { user_id }))).toEqual(notFound);
    }
    expect(answered(await end(token, "farhana"))).toEqual(ownAccess);
    expect(answered(await signOut(token, "farhana"))).toEqual(ownAccess);
    expect(await access(token)).toHaveLength(2);
    expect((await acts()).length).toBe(before);
  });

  it("of two administrators who end each other at once, one keeps it", async () => {
    await addUser("abdul", [water], "administrator");
    const [farhana, abdul] = [await tokenOf("farhana"), await tokenOf("abdul")];
    const answers = await Promise.all([end(farhana, "abdul"), end(abdul, "farhana")]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    const left = await host().db.query(
      "select from grants where company_id = 601 and role = 'administrator'",
    );
    expect(left).toHaveLength(1);
  });

  it("is ended by one at a time, who then still has to be an administrator", async () => {
    await addUser("abdul", [water], "administrator");
    const { db } = host();
    const ending = async (one: string, other: string, before: () => Promise<void>) =>
      db.tx(async (tx) => {
        await tx.query(
          "select set_config('partner.user_id', $1, true), set_config('partner.company_id', '601', true)",
          [String(id(one))],
        );
        const [row] = await tx.query("select end_access('water', $1) as outcome", [id(other)]);
        await before();
        return row?.outcome;
      });
    let second: Promise<unknown> | undefined;
    const first = await ending("farhana", "abdul", async () => {
      second = ending("abdul", "farhana", async () => {});
      // One connection to the embedded database has them wait for each other anyhow.
      if (engine !== "PGlite") await vi.waitFor(expectSomebodyWaits, { timeout: 20_000 });
    });
    expect([first, await second]).toEqual(["done", "forbidden"]);
  });

  const expectSomebodyWaits = async () =>
    expect(
      await host().db.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ).toHaveLength(1);

  it("is nothing that a former administrator can end", async () => {
    await addUser("abdul", [water], "administrator");
    const abdul = await tokenOf("abdul");
    expect(answered(await end(await tokenOf("farhana"), "abdul"))).toEqual(done);
    expect(answered(await end(abdul, "nasrin"))).toEqual([403, forbidden]);
    expect(await host().db.query("select from grants where company_id = 601")).toHaveLength(2);
  });

  it("stays when the sessions of a user are ended, all of them, and that is noted [V7.4.5]", async () => {
    const sessions = [await tokenOf("nasrin"), await tokenOf("nasrin")];
    const farhana = await tokenOf("farhana");
    const before = (await acts()).length;
    expect(answered(await signOut(farhana, "nasrin"))).toEqual(done);
    expect(await Promise.all(sessions.map(statusOf))).toEqual([401, 401]);
    expect(await statusOf(farhana)).toBe(200);
    const again = await tokenOf("nasrin");
    expect((await host().get("/api/water/vehicles/601", again)).statusCode).toBe(200);
    expect((await actsSince(before)).map(({ who, command }) => [who, command])).toEqual([
      ["user farhana", "end sessions"],
    ]);
  });

  it.each([
    ["another company", { company_id: 602, module: "water" }],
    ["another module of the company", { company_id: 601, module: "waybill" }],
    ["what the administrator only reads", intracity],
  ])("to %s keeps a user's sessions from being ended [V7.4.5]", async (_what, further) => {
    await addUser("rafiq", [water, further]);
    await host().db.query(
      "insert into grants (company_id, module, user_id) values (101, 'intracity', $1)",
      [id("farhana")],
    );
    const rafiq = await tokenOf("rafiq");
    expect(answered(await signOut(await tokenOf("farhana"), "rafiq"))).toEqual([
      403,
      refused("other_companies", "The user may see other companies too."),
    ]);
    expect(await statusOf(rafiq)).toBe(200);
  });

  it("to several companies that the administrator has all of lets the sessions be ended", async () => {
    const both = [water, { company_id: 602, module: "water" }];
    await addUser("abdul", both, "administrator");
    await addUser("rafiq", both);
    const rafiq = await tokenOf("rafiq");
    expect(answered(await signOut(await tokenOf("abdul"), "rafiq"))).toEqual(done);
    expect(await statusOf(rafiq)).toBe(401);
  });

  it("is ended sixty times in five minutes, and then no more for a while [V2.3.2]", async () => {
    const token = await tokenOf("farhana");
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      statuses.push((await end(token, "", { user_id: 999_999 })).statusCode);
    }
    expect(statuses).toEqual([...Array(60).fill(404), 429]);
    expect((await host().get("/api/auth/user", token)).statusCode).toBe(200);
  });
});
