import { readReport, readSettings, reportFile } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { type Host, startHost } from "../host.ts";
import { answered, forbidden } from "../own-account.ts";
import { days, noticed } from "./record.ts";

describe.each([mainEngine])("who read what, on %s,", (engine) => {
  let host: Host;
  const tokens: Record<string, string> = {};
  const list = async (name: string, company: number | string, more = "") =>
    host.get(`/api/readings?company_id=${company}&${days}${more}`, tokens[name]);
  beforeAll(async () => {
    host = await startHost(engine, {}, () => noticed);
    const of = (company_id: number, module: string) => [{ company_id, module }];
    await host.addUser("administrator", of(101, "intracity"), "administrator");
    await host.addUser("of_water", of(101, "water"), "administrator");
    await host.addUser("elsewhere", [...of(102, "intracity")], "administrator");
    await host.addUser("reader", of(101, "intracity"));
    await host.addUser("nobody", []);
    for (const name of ["administrator", "of_water", "elsewhere", "reader", "nobody"]) {
      tokens[name] = await host.tokenOf(name);
    }
    await host.db.query(
      `insert into readings (at, user_id, username, name, company_id, module, act, report, from_date, to_date, address, device)
       select '2026-06-01 03:00+06'::timestamptz + number * interval '1 day 1 second', 7, 'Nasrin', 'Nasrin Akter', 101,
         'intracity', case when number % 2 = 0 then 'read' else 'exported' end, '/api/intracity/summary/{company_id}', '2026-05-01'::date,
         ('2026-05-0' || (number + 1))::date, '203.0.113.' || number, 'Firefox on Windows'
       from generate_series(0, 7) as number
       union all
       select '2026-06-02 12:00+06', 8, 'rafiq', 'Md. Rafiq', 101, 'water', 'printed', '/api/water/reports/shipwise/{company_id}', null, null, '198.51.100.9', null
       union all
       select '2026-06-02 12:00+06', 9, 'tariq', 'Tariq', 102, 'intracity', 'read', '/api/intracity/vehicles/{company_id}', null, null, '198.51.100.9', null`,
    );
  });
  afterAll(() => host.stop());

  const numbersIn = (data: { rows: { address: string }[] }) =>
    data.rows.map(({ address }) => Number(address.split(".").at(-1)));

  it("is listed for an administrator of the company by service days, the newest first", async () => {
    const { data } = (await list("administrator", 101)).json();
    expect(numbersIn(data)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(data.next_cursor).toBe(null);
    expect(data.rows.at(-2)).toEqual({
      id: expect.any(Number),
      at: "2026-06-02T03:00:01+06:00",
      user: "Nasrin Akter",
      username: "Nasrin",
      module: "intracity",
      act: "exported",
      report: "/api/intracity/summary/{company_id}",
      from_date: "2026-05-01",
      to_date: "2026-05-02",
      address: "203.0.113.1",
      device: "Firefox on Windows",
    });
  });

  it("comes in pages, each reading once", async () => {
    const seen: number[] = [];
    let cursor = "";
    do {
      const { data } = (await list("administrator", 101, `&limit=3${cursor}`)).json();
      seen.push(...numbersIn(data));
      cursor = data.next_cursor ? `&cursor=${data.next_cursor}` : "";
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it.each([
    ["EXPORTED", [5, 3, 1]],
    ["akter", [6, 5, 4, 3, 2, 1, 0]],
    ["203.0.113.4", [4]],
    ["২০৩.0.১১৩.৪", [4]],
    ["ak\u200dter", [6, 5, 4, 3, 2, 1, 0]],
    ["\takter\u00a0", [6, 5, 4, 3, 2, 1, 0]],
    ["\t", [6, 5, 4, 3, 2, 1, 0]],
    ["summary fire", []],
    ["%", []],
  ])("is searched for %s", async (text, found) => {
    const { data } = (
      await list("administrator", 101, `&search=${encodeURIComponent(text)}`)
    ).json();
    expect(numbersIn(data)).toEqual(found);
  });

  it("is of the module alone in which one is an administrator [V8.2.1]", async () => {
    const { data } = (await list("of_water", 101)).json();
    expect(data.rows.map(({ username }: { username: string }) => username)).toEqual(["rafiq"]);
  });

  it("is refused to readers, administrators of other companies, and everybody else [V8.2.1]", async () => {
    for (const name of ["elsewhere", "reader", "nobody"]) {
      expect(answered(await list(name, 101))).toEqual([403, forbidden]);
    }
    for (const company of [102, 999, "0101", "101x", "9999999999", "%20", "101&company_id=101"]) {
      expect([company, ...answered(await list("administrator", company))]).toEqual([
        company,
        403,
        forbidden,
      ]);
    }
    expect((await host.get(`/api/readings?company_id=101&${days}`)).statusCode).toBe(401);
    expect((await host.get("/api/readings", tokens.administrator)).statusCode).toBe(403);
  });

  it("is under row-level security too [V8.2.1]", async () => {
    const read = async (name: string, companyId: number) => {
      const claim = { token: tokens[name] ?? "", module: "", ofCompany: true, companyId };
      const values = { from_date: "2026-06-01", until: "2026-06-08", limit: 100 };
      const file = reportFile("listReadings");
      const { data } = await readReport(host.db, readSettings({}), file, claim, values);
      return JSON.parse(data ?? "").rows.length;
    };
    expect([await read("administrator", 101), await read("of_water", 101)]).toEqual([7, 1]);
    expect(await read("administrator", 102)).toBe(0);
    for (const name of ["elsewhere", "reader", "nobody"]) expect(await read(name, 101)).toBe(0);
    await host.db.query("update users set must_change_password = true where username = 'of_water'");
    expect(await read("of_water", 101)).toBe(0);
    await host.db.query("update users set disabled_at = now() where username = 'administrator'");
    expect(await read("administrator", 101)).toBe(0);
    await host.db.query("update users set disabled_at = null where username = 'administrator'");
  });

  it("changes without another tag, though its days are over", async () => {
    const before = await list("administrator", 101);
    expect([before.statusCode, before.headers.etag]).toEqual([200, undefined]);
  });

  it("is told of the company that the user administers", async () => {
    const companies = async (name: string) =>
      (await host.get("/api/auth/user", tokens[name])).json().data.allowed_companies;
    expect(await companies("administrator")).toEqual({
      intracity_companies: [{ id: 101, name: "Meghna City Line", role: "administrator" }],
    });
    expect(await companies("reader")).toEqual({
      intracity_companies: [{ id: 101, name: "Meghna City Line" }],
    });
  });
});
