import { grantCompanies } from "partner-api";
import { describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { answered, done, invalid, refused } from "../own-account.ts";
import { administrators, day, intracity, start, water } from "./administrators.ts";

const notFound = [404, refused("not_found", "Nothing was found at this address.")];
const at = (time: number) => new Date(time).toISOString();

describe.each([mainEngine])("an invitation on %s", (engine) => {
  const given = administrators(engine);
  const { host, id, addUser, tokenOf, pass, invite, invited, accept, read, join, open } = given;
  const { post, companiesOf, acts, actsSince } = given;
  const withdraw = (token: string, invitation: unknown) =>
    post(`administration/invitations/${invitation}/withdraw`, token, water);

  it("is told once, with 256 bits, and kept as a hash alone [V6.4.1]", async () => {
    const farhana = await tokenOf("farhana");
    const answer = (await invite(farhana)).json().data;
    expect(answer).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      expires_at: at(start + day),
    });
    const [kept] = await host().db.query<{ kept: string; bytes: number }>(
      "select invitations::text as kept, length(token_hash) as bytes from invitations",
    );
    expect([kept?.bytes, kept?.kept.includes(answer.token)]).toEqual([32, false]);
    const [listed, ...others] = await open(farhana);
    expect(others).toEqual([]);
    expect({
      ...listed,
      invited_at: at(Date.parse(String(listed?.invited_at))),
      expires_at: at(Date.parse(String(listed?.expires_at))),
    }).toEqual({
      id: answer.id,
      module: "water",
      name: "Rafiq Islam",
      role: "reader",
      invited_by: "farhana",
      invited_at: at(start),
      expires_at: at(start + day),
    });
  });

  it("says to whoever has it what it is for", async () => {
    const token = await invited(await tokenOf("farhana"), { role: "administrator" });
    const { data } = (await read(token)).json();
    expect({ ...data, expires_at: at(Date.parse(data.expires_at)) }).toEqual({
      module: "water",
      company: "Kirtonkhola Launch",
      name: "Rafiq Islam",
      role: "administrator",
      expires_at: at(start + day),
      password_rules: { min_length: 12, refuses: ["user_name", "digits_alone", "common"] },
    });
  });

  it("makes an account that sees the company in that module, and who accepted is noted [V16.2.1]", async () => {
    const farhana = await tokenOf("farhana");
    const before = (await acts()).length;
    const { id: invitation, token } = (await invite(farhana)).json().data;
    expect(answered(await accept(token, { username: "Rafiq" }))).toEqual(done);
    const rafiq = await tokenOf("rafiq", "a phrase of my own");
    const { user, allowed_companies, must_change_password } = (
      await host().get("/api/auth/user", rafiq)
    ).json().data;
    expect([user.name, user.username, allowed_companies, must_change_password]).toEqual([
      "Rafiq Islam",
      "Rafiq",
      { water_companies: [{ _id: "601", name: "Kirtonkhola Launch" }] },
      false,
    ]);
    const what = { company_id: 601, module: "water", role: "reader", name: "Rafiq Islam" };
    expect(await actsSince(before)).toEqual([
      { who: "user farhana", command: "invite", what: { ...what, invitation_id: invitation } },
      {
        who: "user Rafiq",
        command: "accept invitation",
        what: { ...what, invitation_id: invitation, user_id: Number(user.id) },
      },
    ]);
    expect(await open(farhana)).toEqual([]);
  });

  it("makes an administrator where it says so", async () => {
    await accept(await invited(await tokenOf("farhana"), { role: "administrator" }));
    expect(await companiesOf(await tokenOf("rafiq", "a phrase of my own"))).toEqual({
      water_companies: [{ _id: "601", name: "Kirtonkhola Launch", role: "administrator" }],
    });
  });

  it("adds to an account that there is, and takes nothing of it", async () => {
    await addUser("rafiq", [intracity]);
    const [farhana, rafiq] = [await tokenOf("farhana"), await tokenOf("rafiq")];
    expect(answered(await join(rafiq, await invited(farhana)))).toEqual(done);
    expect(Object.keys(await companiesOf(rafiq))).toEqual([
      "intracity_companies",
      "water_companies",
    ]);
    expect(answered(await join(farhana, await invited(farhana)))).toEqual(done);
    const roleOf = async (token: string) =>
      (await companiesOf(token)).water_companies as { role?: string }[];
    expect((await roleOf(farhana))[0]?.role).toBe("administrator");
    await join(rafiq, await invited(farhana, { role: "administrator" }));
    expect((await roleOf(rafiq))[0]?.role).toBe("administrator");
  });

  it("counts once [V6.4.1]", async () => {
    await addUser("rafiq", [intracity]);
    const token = await invited(await tokenOf("farhana"));
    expect(answered(await accept(token, { username: "first" }))).toEqual(done);
    expect(answered(await accept(token))).toEqual(notFound);
    expect(answered(await join(await tokenOf("rafiq"), token))).toEqual(notFound);
    expect(answered(await read(token))).toEqual(notFound);
    expect((await host().signIn("rafiq", "a phrase of my own")).statusCode).toBe(401);
  });

  it("is one person's where several accept it at once [R6, V2.3.4]", async () => {
    await addUser("abdul", [intracity]);
    const [farhana, abdul] = [await tokenOf("farhana"), await tokenOf("abdul")];
    const token = await invited(farhana);
    const answers = await Promise.all([
      ...["one", "two", "three"].map((username) => accept(token, { username })),
      join(abdul, token),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    const added = await host().db.query(
      `select from grants join users using (user_id)
       where company_id = 601 and username in ('one', 'two', 'three', 'abdul')`,
    );
    const users = await host().db.query(
      "select from users where username in ('one', 'two', 'three')",
    );
    expect(added).toHaveLength(1);
    expect(users.length).toBeLessThan(2);
  });

  it("counts for a day [R6, V6.4.1]", async () => {
    const farhana = await tokenOf("farhana");
    const [token, other] = [await invited(farhana), await invited(farhana)];
    pass(day - 1);
    expect((await read(token)).statusCode).toBe(200);
    expect(answered(await accept(token))).toEqual(done);
    expect(await open(farhana)).toHaveLength(1);
    pass(1);
    expect(await open(farhana)).toEqual([]);
    expect(answered(await read(other))).toEqual(notFound);
    expect(answered(await accept(other, { username: "late" }))).toEqual(notFound);
    expect(answered(await join(await tokenOf("nasrin"), other))).toEqual(notFound);
  });

  it("counts no more once it is withdrawn, which is noted", async () => {
    const farhana = await tokenOf("farhana");
    const { id: invitation, token } = (await invite(farhana)).json().data;
    const before = (await acts()).length;
    expect(answered(await withdraw(farhana, invitation))).toEqual(done);
    expect(answered(await withdraw(farhana, invitation))).toEqual(notFound);
    expect(answered(await withdraw(farhana, "x"))).toEqual(notFound);
    expect(answered(await read(token))).toEqual(notFound);
    expect(answered(await accept(token))).toEqual(notFound);
    expect(await actsSince(before)).toEqual([
      {
        who: "user farhana",
        command: "withdraw invitation",
        what: { company_id: 601, module: "water", invitation_id: invitation },
      },
    ]);
  });

  it.each([
    ["has lost the access", "delete from grants where user_id = $1"],
    ["is a reader", "update grants set role = 'reader' where user_id = $1"],
    ["is disabled", "update users set disabled_at = now() where user_id = $1"],
    ["is deleted", "delete from users where user_id = $1"],
  ])("counts no more once the one who invited %s", async (_is, statement) => {
    await addUser("abdul", [water], "administrator");
    const farhana = await tokenOf("farhana");
    const token = await invited(await tokenOf("abdul"));
    expect(await open(farhana)).toHaveLength(1);
    await host().db.query(statement, [id("abdul")]);
    expect(await open(farhana)).toEqual([]);
    expect(answered(await read(token))).toEqual(notFound);
    expect(answered(await accept(token))).toEqual(notFound);
  });

  it("stays no longer good when the one who invited gets the access back", async () => {
    await addUser("abdul", [water], "administrator");
    const farhana = await tokenOf("farhana");
    const token = await invited(await tokenOf("abdul"));
    const abdul = { ...water, user_id: id("abdul") };
    expect(answered(await post("administration/access/end", farhana, abdul))).toEqual(done);
    await grantCompanies(host().db, id("abdul"), [water], "administrator");
    expect(await open(farhana)).toEqual([]);
    expect(answered(await read(token))).toEqual(notFound);
    expect(answered(await accept(token))).toEqual(notFound);
  });

  it("stays good after a user name that is taken, or a password that is refused", async () => {
    const token = await invited(await tokenOf("farhana"));
    const taken = invalid("username", "is taken");
    expect(answered(await accept(token, { username: "NASRIN" }))).toEqual(taken);
    expect(answered(await accept(token, { password: "short" }))).toEqual(
      invalid("password", "The password is too short: use at least 12 characters."),
    );
    expect((await accept(token, { username: " rafiq" })).statusCode).toBe(400);
    expect(answered(await accept(token))).toEqual(done);
  });

  it.each(["Rafiq\nroot", "Rafiq\u001b[8m", "Rafiq\u202e"])(
    "is for no name that a terminal would obey, nor taken by one: %j",
    async (name) => {
      const farhana = await tokenOf("farhana");
      const field = invalid("name", expect.stringMatching(/^must match pattern/));
      expect(answered(await invite(farhana, { name }))).toEqual(field);
      expect(answered(await accept(await invited(farhana), { name }))).toEqual(field);
    },
  );

  it("tells nobody else that a user name is taken [V6.0.2]", async () => {
    expect(answered(await accept("x".repeat(43), { username: "nasrin" }))).toEqual(notFound);
  });

  it("is one of twenty at most to a company and module [V2.3.2]", async () => {
    await addUser("abdul", [water, { company_id: 601, module: "waybill" }], "administrator");
    const [farhana, abdul] = [await tokenOf("farhana"), await tokenOf("abdul")];
    const tokens = [];
    for (let time = 0; time < 19; time += 1) tokens.push(await invited(farhana));
    const last = await Promise.all([invite(farhana), invite(abdul)]);
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const full = invalid("name", "is that of one too many: there are 20 open invitations");
    expect(answered(await invite(abdul))).toEqual(full);
    expect((await invite(abdul, { module: "waybill" })).statusCode).toBe(200);
    await accept(tokens[0] ?? "");
    expect((await invite(abdul)).statusCode).toBe(200);
    pass(day);
    expect((await invite(farhana)).statusCode).toBe(200);
  });

  it("is guessed at fifty times in five minutes from one address, counted with failed sign-ins [V6.0.2]", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 25; time += 1) {
      statuses.push((await read("x".repeat(43), "10.9.9.9")).statusCode);
      statuses.push((await accept("x".repeat(43), {}, "10.9.9.9")).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await read("x".repeat(43), "10.9.9.9")).statusCode).toBe(429);
    const signIn = await host().app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "x-forwarded-for": "10.9.9.9" },
      payload: { username: "nasrin", password: "a wrong secret" },
    });
    expect(signIn.statusCode).toBe(429);
    const weak = await accept("x".repeat(43), { password: "short" }, "10.9.9.9");
    expect(weak.statusCode).toBe(429);
    const token = await invited(await tokenOf("farhana"));
    for (let time = 0; time < 51; time += 1) {
      expect((await read(token, "10.9.9.8")).statusCode).toBe(200);
      expect((await accept(token, { password: "short" }, "10.9.9.8")).statusCode).toBe(400);
    }
  });
});
