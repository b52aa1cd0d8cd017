import { readSettings, runAsAdministrator } from "partner-api";
import { afterEach, describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { administrators, water } from "./administrators.ts";

describe.each([mainEngine])("an administrator on %s", (engine) => {
  const { host, id, tokenOf, post, invite, join, invited } = administrators(engine);
  afterEach(() => host().db.query("update companies set requires_second_factor = false"));

  const stored = () =>
    host().db.query(
      "select (select count(*) from grants) as grants, (select count(*) from invitations) as invitations",
    );

  const restrictions = [
    [
      "has to change the password",
      "password_change_required",
      "update users set must_change_password = true where username = 'farhana'",
    ],
    [
      "has yet to give a second factor",
      "second_factor_required",
      "insert into totp_secrets (user_id, secret, last_step) select user_id, 'open.x', 0 from users where username = 'farhana'",
    ],
    [
      "has to set up a second factor",
      "second_factor_setup_required",
      "update companies set requires_second_factor = true where company_id = 601",
    ],
  ] as const;

  it.each(restrictions)(
    "who %s does and sees nothing of it [V2.3.1]",
    async (_is, code, statement) => {
      const token = await invited(await tokenOf("farhana"));
      await host().db.query(statement);
      const session = await tokenOf("farhana");
      const before = await stored();
      const nasrin = { ...water, user_id: id("nasrin") };
      const answers = [
        await host().get("/api/administration/access?company_id=601", session),
        await host().get("/api/administration/invitations?company_id=601", session),
        await post("administration/access/end", session, nasrin),
        await post("administration/sessions/end", session, nasrin),
        await invite(session),
        await post("administration/invitations/x/withdraw", session, water),
        await join(session, token),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
        answers.map(() => [403, code]),
      );
      expect(await stored()).toEqual(before);
    },
  );

  const ends = (session: string) =>
    host().db.tx((tx) =>
      runAsAdministrator(tx, readSettings({}), {
        ...{ userId: id("farhana"), token: session, companyId: 601 },
        ...{ act: "end access", what: {} },
        ...{ call: "end_access($1, $2)", values: ["water", id("nasrin")] },
      }),
    );

  it.each(restrictions)(
    "who %s does nothing in the database either [V2.3.1]",
    async (_is, _code, state) => {
      await host().db.query(state);
      const before = await stored();
      expect(await ends(await tokenOf("farhana"))).toBe("forbidden");
      expect(await stored()).toEqual(before);
    },
  );

  it("does in the database what a session bears out that is still there", async () => {
    const session = await tokenOf("farhana");
    expect(await ends(await tokenOf("nasrin"))).toBe("forbidden");
    expect(await ends("x".repeat(43))).toBe("forbidden");
    expect(await ends(session)).toBe("done");
  });
});
