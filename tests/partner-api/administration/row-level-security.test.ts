import { readReport, readSettings, reportFile } from "partner-api";
import { modules } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { companies } from "../company-operations.ts";
import { mainEngine } from "../databases.ts";
import { forbidden } from "../own-account.ts";
import { spellingsOf } from "../spellings.ts";
import { administrators, water } from "./administrators.ts";

const nowhere = [999, "0601", "-601", "601x", "9999999999", "null", "", null, true, ["601"], {}];
const settings = readSettings({});

type Where = { company_id: unknown; module: unknown };
const foreign: Where[] = [
  ...companies.flatMap((company_id) => modules.map((module) => ({ company_id, module }))),
  ...nowhere.map((company_id) => ({ company_id, module: "water" })),
  ...["WATER", "nope", "", null, ["water"], "\0"].map((module) => ({ company_id: 601, module })),
].filter(({ company_id, module }) => company_id !== 601 || module !== "water");

describe.each([mainEngine])("of administrators on %s,", (engine) => {
  const { host, id, addUser, tokenOf, post, acts, now } = administrators(engine);
  const invitation = "7d3f2c5e-51d7-4a3e-9c3b-7f1f7f6d2a10";

  const stored = () =>
    host().db.query(
      `select
         (select json_agg(grants order by company_id, module, user_id) from grants) as grants,
         (select json_agg(token_hash order by token_hash) from sessions) as sessions,
         (select json_agg(invitations) from invitations) as invitations`,
    );

  /** Each call of the contract that is for administrators, about somebody's access and an invitation that are there. */
  const writesAt = (where: Where) => {
    const whom = { ...where, user_id: id("rafiq") };
    const invited = { ...where, name: "X", role: "administrator" };
    return [
      { url: "administration/access/end", body: whom },
      { url: "administration/sessions/end", body: whom },
      { url: "administration/invitations", body: invited },
      { url: `administration/invitations/${invitation}/withdraw`, body: { ...where } },
    ];
  };
  const writes = (token: string, where: Where) =>
    writesAt(where).map(({ url, body }) => post(url, token, body));
  const reads = (token: string, company: unknown) =>
    ["access", "invitations"].map((what) =>
      host().get(`/api/administration/${what}?company_id=${company}`, token),
    );

  beforeEach(async () => {
    const everywhere = companies.flatMap((company_id) =>
      modules.map((module) => ({ company_id, module })),
    );
    await addUser("rafiq", everywhere);
    await addUser("elsewhere", [{ company_id: 602, module: "water" }], "administrator");
    await addUser("of_waybill", [{ company_id: 601, module: "waybill" }], "administrator");
    await addUser("nobody", []);
    await tokenOf("rafiq");
    await host().db.query(
      `insert into invitations (invitation_id, token_hash, company_id, module, role, name, invited_by, invited_at, expires_at)
       values ($1, 'x', 602, 'water', 'reader', 'Nasrin', 'a test', $2, $2::timestamptz + interval '1 day')`,
      [invitation, now().toISOString()],
    );
  });

  describe("the API", () => {
    it("refuses every other company and module, and changes nothing [R5, V8.2.1]", async () => {
      const token = await tokenOf("farhana");
      const [before, noted] = [await stored(), (await acts()).length];
      for (const where of foreign) {
        const answers = await Promise.all(writes(token, where));
        const told = answers.map((answer) => [where, answer.statusCode, answer.json()]);
        expect(told).toEqual(answers.map(() => [where, 403, forbidden]));
      }
      expect([await stored(), (await acts()).length]).toEqual([before, noted]);
    });

    it("lists nothing of any other company, however its id is spelled [V8.2.1]", async () => {
      const token = await tokenOf("farhana");
      const others = companies.filter((company) => company !== 601);
      const spelled = others.flatMap((company) => [company, ...spellingsOf(company, 601)]);
      const answered: unknown[] = [];
      for (const company of [...spelled, "999", "0601", "-601", "601x"]) {
        for (const answer of await Promise.all(reads(token, company))) {
          if (answer.statusCode !== 403) answered.push([company, answer.statusCode]);
        }
      }
      expect(answered).toEqual([]);
    });

    it.each(["nasrin", "of_waybill", "elsewhere", "nobody"])(
      "does nothing for %s, who administers something else or nothing [V8.2.1]",
      async (name) => {
        const token = await tokenOf(name);
        const before = await stored();
        for (const where of [water, { company_id: "601", module: "water" }]) {
          const statuses = (await Promise.all(writes(token, where))).map((one) => one.statusCode);
          expect(statuses).toEqual([403, 403, 403, 403]);
        }
        expect(await stored()).toEqual(before);
        const listed = (await Promise.all(reads(token, 601))).map((one) => one.json().data);
        if (name !== "of_waybill") expect(listed).toEqual([undefined, undefined]);
        else expect(listed[0].map((row: { module: string }) => row.module)).not.toContain("water");
      },
    );

    it("does nothing for who is not signed in", async () => {
      const before = await stored();
      for (const token of ["", "x".repeat(43)]) {
        const answers = await Promise.all([...writes(token, water), ...reads(token, 601)]);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(401));
      }
      expect(await stored()).toEqual(before);
    });
  });

  describe("the database, without that check,", () => {
    const as = (user: string, company: unknown) =>
      `set local role partner_reader; set local partner.user_id = '${user && id(user)}';
       set local partner.company_id = '${company}'; set local partner.module = 'water'`;

    const calls = (module: string, user: number) => [
      `end_access('${module}', ${user})`,
      `end_user_sessions('${module}', ${user})`,
      `withdraw_invitation('${invitation}', '${module}', now())`,
      `invite(gen_random_uuid(), '\\x01', '${module}', 'administrator', 'X', now(), now(), 20)`,
    ];
    const outcomes = (user: string, company: unknown, module: string) =>
      host().db.tx(async (tx) => {
        await tx.run(as(user, company));
        const [row] = await tx.query<{ outcomes: string[] }>(
          `select array_to_json(array[${calls(module, id("rafiq"))}]) as outcomes`,
        );
        return row?.outcomes;
      });
    const none = Array(4).fill("forbidden");

    it("does nothing in any other company or module, nor for anybody else [R5, V8.2.1]", async () => {
      const before = await stored();
      for (const { company_id, module } of foreign.slice(0, companies.length * 8 - 1)) {
        expect(await outcomes("farhana", company_id, String(module))).toEqual(none);
      }
      for (const name of ["nasrin", "of_waybill", "elsewhere", "nobody", ""]) {
        expect(await outcomes(name, 601, "water")).toEqual(none);
      }
      expect(await outcomes("farhana", "", "water")).toEqual(none);
      expect(await stored()).toEqual(before);
    });

    it.each(["disabled_at = now()", "must_change_password = true"])(
      "does and shows nothing for an administrator with %s",
      async (state) => {
        await host().db.query(`update users set ${state} where username = 'farhana'`);
        expect(await outcomes("farhana", 601, "water")).toEqual(none);
        expect(await shownTo("farhana", 601)).toEqual([[], []]);
      },
    );

    const shownTo = (user: string, company: unknown) =>
      host().db.tx(async (tx) => {
        await tx.run(as(user, company));
        return [
          await tx.query("select user_id from access_to_the_administered() order by user_id"),
          await tx.query("select id from invitations_to_the_administered($1::timestamptz)", [
            now().toISOString(),
          ]),
        ];
      });

    it("shows what an administrator may see, and nobody anything else", async () => {
      const [access] = await shownTo("farhana", 601);
      expect(access).toHaveLength(3);
      expect(await shownTo("elsewhere", 602)).toEqual([
        [{ user_id: id("rafiq") }, { user_id: id("elsewhere") }],
        [{ id: invitation }],
      ]);
      for (const company of [...companies, 999, ""].filter((each) => each !== 601)) {
        expect(await shownTo("farhana", company)).toEqual([[], []]);
      }
      for (const name of ["nasrin", "nobody", ""]) {
        expect(await shownTo(name, 601)).toEqual([[], []]);
      }
    });

    it.each(["listAccess", "listInvitations"])("answers %s with no foreign row", async (name) => {
      const token = await tokenOf("farhana");
      for (const companyId of companies.filter((each) => each !== 601)) {
        const claim = { token, module: undefined, ofCompany: true, companyId, role: undefined };
        const values = { now: now().toISOString() };
        const { data } = await readReport(host().db, settings, reportFile(name), claim, values);
        expect(data).toBe("[]");
      }
    });

    it.each([
      "select from invitations",
      "insert into invitations default values",
      "delete from invitations",
      "delete from grants",
      "update grants set role = 'administrator'",
      "delete from sessions",
      "insert into acts (who, command, what) values ('x', 'x', '{}')",
      "select may_invite(1, 601, 'water')",
      "select takes_turn_administering('water')",
    ])("lets the reader's role not: %s [V8.2.1]", async (statement) => {
      const asReader = host().db.tx(async (tx) => {
        await tx.run(as("farhana", 601));
        return tx.query(statement);
      });
      await expect(asReader).rejects.toMatchObject({ code: "42501" });
    });

    it("lets the reader's role alone say who it is and have something done [V13.2.2]", async () => {
      const callers = await host().db.query(
        `select proname as called,
           has_function_privilege('public', pg_proc.oid, 'execute') as by_anybody,
           has_function_privilege('partner_reader', pg_proc.oid, 'execute') as by_reader
         from pg_proc
         where pronamespace = 'public'::regnamespace and prosecdef and provolatile = 'v'
           and prorettype = 'text'::regtype
         order by called`,
      );
      const done = ["end_access", "end_user_sessions", "invite", "withdraw_invitation"];
      expect(callers).toEqual(
        done.map((called) => ({ called, by_anybody: false, by_reader: true })),
      );
    });

    it("has no report end or invite anything [V13.2.2]", async () => {
      const asRead = host().db.tx(async (tx) => {
        await tx.run(`set transaction read only; ${as("farhana", 601)}`);
        return tx.query(`select end_access('water', ${id("nasrin")})`);
      });
      await expect(asRead).rejects.toMatchObject({ code: "25006" });
    });
  });

  it("where they are one, all of it is done", async () => {
    const token = await tokenOf("elsewhere");
    await host().db.query(
      "delete from grants where user_id = $1 and not (company_id = 602 and module = 'water')",
      [id("rafiq")],
    );
    const statuses: number[] = [];
    for (const { url, body } of writesAt({ company_id: 602, module: "water" }).reverse()) {
      statuses.push((await post(url, token, body)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await host().get("/api/water/vehicles/602", await tokenOf("rafiq"))).statusCode).toBe(
      403,
    );
  });
});
