import { readReport, readSettings, reportFile } from "partner-api";
import { describe, expect, it } from "vitest";
import { companyOperations, range } from "../company-operations.ts";
import { mainEngine } from "../databases.ts";
import { ownSecondFactor } from "./own-second-factor.ts";

const settings = readSettings({});

describe.each([mainEngine])("row-level security on %s", (engine) => {
  const { host, user, setUp, waiting, signIn, verify } = ownSecondFactor(engine);

  /** What the database returns to a session, whatever the API would say. */
  const readUnchecked = async (token: string, id: string, module: string, companyId?: number) => {
    const claim = { token, module, ofCompany: companyId !== undefined, companyId };
    const values = {
      ...range,
      until: range.to_date,
      now: "2026-06-08T05:00:00Z",
      limit: 100,
      registration_number: "DHK",
      vehicle_id: `${companyId}014`,
      counter_id: `${companyId}014`,
    };
    const { viewer, data } = await readReport(host().db, settings, reportFile(id), claim, values);
    return [viewer?.restriction, data && JSON.parse(data)] as const;
  };
  const all = async (token: string) => {
    const answers: [string, unknown][] = [];
    for (const { id, module, company } of companyOperations) {
      answers.push([id, (await readUnchecked(token, id, module, company))[1]]);
    }
    answers.push(["getToday", (await readUnchecked(token, "getToday", "home"))[1]]);
    answers.push(["getUser", (await readUnchecked(token, "getUser", "authentication"))[1]]);
    return answers;
  };
  const grantAll = () =>
    host().db.query(
      `insert into grants (company_id, module, user_id)
       select company_id, module, $1 from grants
       where user_id = (select user_id from users where username = 'demo')
       on conflict do nothing`,
      [user()],
    );

  it("shows a session that waits for the second factor what nobody sees [V2.3.1]", async () => {
    await grantAll();
    // The summary of that day needs a passage.
    await host().db.query(
      `insert into daily_tolls (company_id, service_day, lane_id, vehicle_class, entry_count)
       values (401, '2026-06-08', 9, 'Tractor', 10)`,
    );
    const { shown } = await setUp();
    const token = await waiting();
    const ofNobody = await all("x".repeat(43));
    expect(await all(token)).toEqual(ofNobody);
    expect((await readUnchecked(token, "getToday", "home"))[0]).toBe("second_factor_required");
    const { token: whole } = (await verify(token, { code: shown() })).json().data;
    const same = (await all(whole)).filter(
      ([id, data], at) => JSON.stringify([id, data]) === JSON.stringify(ofNobody[at]),
    );
    expect(same).toEqual([]);
  });

  it("shows a session that has to set one up what nobody sees [V2.3.1]", async () => {
    await grantAll();
    const { token } = await signIn();
    await host().db.query(
      "update companies set requires_second_factor = true where company_id = 801",
    );
    expect(await all(token)).toEqual(await all("x".repeat(43)));
    expect((await readUnchecked(token, "getToday", "home"))[0]).toBe(
      "second_factor_setup_required",
    );
    await host().db.query("update companies set requires_second_factor = false");
    expect((await readUnchecked(token, "getToday", "home"))[0]).toBe(undefined);
  });
});
