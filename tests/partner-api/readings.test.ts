import type { InjectOptions } from "fastify";
import { clearReadings, readReport, readSettings, reportFile } from "partner-api";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { engines, mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";
import { answered, chrome, done, firefox, refused } from "./own-account.ts";

const days = "from_date=2026-06-01&to_date=2026-06-08";
const range = { from_date: "2026-06-01", to_date: "2026-06-08" };
const noticed = new Date("2026-06-08T03:14:07.123Z");
const forbidden = refused("forbidden", "This company is not among the allowed companies.");

type Row = Record<string, unknown>;

/** What is stored of readings, without the ids. */
const stored = async ({ db }: Host) =>
  (
    await db.query<Row>(
      `select at, username, name, company_id, module::text as module, act, report, from_date::text as from_date,
         to_date::text as to_date, address, device
       from readings order by reading_id`,
    )
  ).map((row) => Object.values(row).slice(1));

/** As if they had been noted by themselves; `ago` is in days. */
const addReading = ({ db }: Host, values: Row = {}) => {
  const row = { ago: 0, user: 7, name: "nasrin", company: 101, module: "intracity", ...values };
  return db.query(
    `insert into readings (at, user_id, username, name, company_id, module, act, report, address)
     values (now() - $1::integer * interval '1 day', $2, $3, 'Nasrin Akter', $4, $5, 'read', '/api/intracity/summary/{company_id}', '10.1.1.1')`,
    [row.ago, row.user, row.name, row.company, row.module],
  );
};

const send = (host: Host, token: string, options: InjectOptions) =>
  host.app.inject({
    ...options,
    headers: {
      authorization: `Bearer ${token}`,
      "user-agent": firefox,
      "x-forwarded-for": "203.0.113.7",
      ...options.headers,
    },
  });
const note = (host: Host, token: string, payload: object) =>
  send(host, token, { method: "POST", url: "/api/readings", payload });

describe.each([mainEngine])("the record of reading on %s", (engine) => {
  let host: Host;
  let nasrin: string;
  let id: number;
  beforeAll(async () => {
    host = await startHost(engine, { TRUST_PROXY: "1" }, () => noticed);
    id = await host.addUser("nasrin", [
      { company_id: 101, module: "intracity" },
      { company_id: 401, module: "toll_plaza" },
    ]);
    nasrin = await host.tokenOf("nasrin");
  });
  afterAll(() => host.stop());
  afterEach(() =>
    host.db.tx((tx) => tx.run("alter table readings disable trigger user; delete from readings")),
  );

  it("has who read and searched which report of which company, when and from where", async () => {
    const asked = [
      `/api/intracity/reports/counterwise/101?${days}`,
      `/api/intracity/reports/counterwise/101?${days}`,
      `/api/intracity/vehicles/101`,
      `/api/tollplaza/collections/401?${days}&limit=5`,
      `/api/tollplaza/collections/401?${days}&lane_id=3`,
      `/api/tollplaza/vehicles/401?registration_number=DHK-secret`,
    ];
    for (const url of asked) expect((await send(host, nasrin, { url })).statusCode).toBe(200);
    const [again = ""] = asked;
    await send(host, nasrin, { url: again, headers: { "user-agent": chrome } });
    await vi.waitFor(async () => expect(await stored(host)).toHaveLength(6), { timeout: 20_000 });
    const of = (module: string, company: number, act: string, report: string) => [
      "nasrin",
      "nasrin",
      company,
      module,
      act,
      report,
    ];
    const from = ["203.0.113.7", "Firefox on Windows"];
    const dates = Object.values(range);
    expect(await stored(host)).toEqual([
      [
        ...of("intracity", 101, "read", "/api/intracity/reports/counterwise/{company_id}"),
        ...dates,
        ...from,
      ],
      [
        ...of("intracity", 101, "read", "/api/intracity/vehicles/{company_id}"),
        null,
        null,
        ...from,
      ],
      [
        ...of("toll_plaza", 401, "read", "/api/tollplaza/collections/{company_id}"),
        ...dates,
        ...from,
      ],
      [
        ...of("toll_plaza", 401, "searched", "/api/tollplaza/collections/{company_id}"),
        ...dates,
        ...from,
      ],
      [
        ...of("toll_plaza", 401, "searched", "/api/tollplaza/vehicles/{company_id}"),
        null,
        null,
        ...from,
      ],
      [
        ...of("intracity", 101, "read", "/api/intracity/reports/counterwise/{company_id}"),
        ...dates,
        "203.0.113.7",
        "Chrome on Android",
      ],
    ]);
    const [kept] = await host.db.query<{ all: string; at: Date; user: number }>(
      `select json_agg(readings)::text as all, max(at) as at, max(user_id) as user from readings`,
    );
    expect([kept?.at, kept?.user]).toEqual([noticed, id]);
    expect(kept?.all).not.toMatch(/secret|Mozilla/);
    expect(kept?.all).not.toContain(nasrin);
  });

  it("has an answer that a caller had kept, and none that was refused or is no reading", async () => {
    const report = `/api/intracity/reports/counterwise/101?${days}`;
    const { headers } = await send(host, nasrin, { url: report });
    const tag = { "if-none-match": String(headers.etag), "user-agent": chrome };
    const statuses = [];
    for (const [url, token, more] of [
      [report, nasrin, tag],
      ["/api/intracity/reports/counterwise/102?from_date=2026-06-01&to_date=2026-06-02", nasrin],
      [`/api/intracity/vehicles/nope/counters/101?${days}`, nasrin],
      ["/api/intracity/reports/counterwise/101?from_date=x&to_date=y", nasrin],
      ["/api/intracity/summary/101", "x".repeat(43)],
      ["/api/auth/user", nasrin],
      ["/api/today", nasrin],
      ["/api/offline-counter/device-ids/301", await host.tokenOf("demo")],
      ["/api/intracity/vehicles/101", nasrin],
    ] as const) {
      const answer = await send(host, token, { url, ...(more && { headers: more }) });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([304, 403, 404, 400, 401, 200, 200, 200, 200]);
    await vi.waitFor(async () => expect(await stored(host)).toHaveLength(3), { timeout: 20_000 });
    expect((await stored(host)).map((row) => [row[5], row.at(-1)])).toEqual([
      ["/api/intracity/reports/counterwise/{company_id}", "Firefox on Windows"],
      ["/api/intracity/reports/counterwise/{company_id}", "Chrome on Android"],
      ["/api/intracity/vehicles/{company_id}", "Firefox on Windows"],
    ]);
  });

  it("has what a browser notes, before that is answered", async () => {
    const noted = { report: "/api/intracity/summary/{company_id}", company_id: 101, ...range };
    for (const act of ["exported", "printed", "shared"]) {
      expect(answered(await note(host, nasrin, { act, ...noted }))).toEqual(done);
    }
    const bare = {
      act: "printed",
      report: "/api/tollplaza/non-exited-vehicles/{company_id}",
      company_id: "401",
    };
    expect(answered(await note(host, nasrin, bare))).toEqual(done);
    const from = ["203.0.113.7", "Firefox on Windows"];
    const dates = Object.values(range);
    const who = ["nasrin", "nasrin"];
    expect(await stored(host)).toEqual([
      [
        ...who,
        101,
        "intracity",
        "exported",
        "/api/intracity/summary/{company_id}",
        ...dates,
        ...from,
      ],
      [
        ...who,
        101,
        "intracity",
        "printed",
        "/api/intracity/summary/{company_id}",
        ...dates,
        ...from,
      ],
      [
        ...who,
        101,
        "intracity",
        "shared",
        "/api/intracity/summary/{company_id}",
        ...dates,
        ...from,
      ],
      [...who, 401, "toll_plaza", "printed", bare.report, null, null, ...from],
    ]);
  });

  it("takes no note about a company in another module, of what is no report, or of half a range", async () => {
    const noted = {
      act: "exported",
      report: "/api/intracity/summary/{company_id}",
      company_id: 101,
      ...range,
    };
    const { from_date, ...halved } = noted;
    const wrong = (field: string, message: string) => [
      400,
      {
        ...refused("bad_request", "The request has invalid fields."),
        errors: [{ field, message }],
      },
    ];
    const noReport = wrong("report", "is not a report or a list of a company");
    const answers: unknown[] = [];
    for (const change of [
      { company_id: 102 },
      { company_id: 401 },
      { company_id: "x" },
      { report: "/api/water/vehicles/{company_id}" },
      { report: "/api/auth/user" },
      { report: "/api/readings" },
      { report: "/api/nothing" },
      { act: "read" },
      { to_date: "2026-07-08" },
    ]) {
      answers.push(answered(await note(host, nasrin, { ...noted, ...change })));
    }
    answers.push(answered(await note(host, nasrin, halved)));
    expect(answers).toEqual([
      [403, forbidden],
      [403, forbidden],
      [403, forbidden],
      [403, forbidden],
      noReport,
      noReport,
      noReport,
      wrong("act", "must be equal to one of the allowed values"),
      wrong("to_date", "The range is longer than 32 days."),
      wrong("from_date", "is missing"),
    ]);
    expect(await stored(host)).toEqual([]);
  });

  it("stays when its user is renamed or deleted, under the name of then", async () => {
    const { tokenOf, addUser, db } = host;
    const leaver = await addUser("leaver", [{ company_id: 101, module: "intracity" }]);
    const noted = {
      act: "printed",
      report: "/api/intracity/summary/{company_id}",
      company_id: 101,
      ...range,
    };
    expect(answered(await note(host, await tokenOf("leaver"), noted))).toEqual(done);
    await db.query("update users set username = 'other', name = 'Other' where user_id = $1", [
      leaver,
    ]);
    await db.query("delete from users where user_id = $1", [leaver]);
    expect((await stored(host)).map(([username]) => username)).toEqual(["leaver"]);
  });
});

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
    ["summary fire", []],
    ["%", []],
  ])("is searched for %s", async (text, found) => {
    const { data } = (
      await list("administrator", 101, `&search=${encodeURIComponent(text)}`)
    ).json();
    expect(numbersIn(data)).toEqual(found);
  });

  it("is of the module alone in which one is an administrator", async () => {
    const { data } = (await list("of_water", 101)).json();
    expect(data.rows.map(({ username }: { username: string }) => username)).toEqual(["rafiq"]);
  });

  it("is refused to readers, administrators of other companies, and everybody else", async () => {
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

  it("is behind the second wall too", async () => {
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

describe.each(engines)("readings on %s", (engine) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost(engine);
    await addReading(host);
    await addReading(host, { ago: 29 });
    await addReading(host, { ago: 31 });
    await addReading(host, { ago: 91 });
  });
  afterAll(() => host.stop());

  it.each([
    "update readings set username = 'rafiq'",
    "delete from readings where at > now() - interval '30 days'",
    "delete from readings",
    "truncate readings",
    "truncate readings cascade",
  ])("cannot be changed by the API's own role: %s", async (statement) => {
    await expect(host.db.query(statement)).rejects.toThrow(/Readings can only be added/);
    expect(await host.db.query("select count(*) as left from readings")).toEqual([{ left: 4 }]);
  });

  it.each([
    "insert into readings (at, user_id, username, name, company_id, module, act, report, address) values (now(), 8, 'rafiq', 'Md. Rafiq', 101, 'intracity', 'read', '/api/intracity/summary/{company_id}', '10.1.1.1')",
    "update readings set username = 'rafiq'",
    "delete from readings where at < now() - interval '31 days'",
    "truncate readings",
  ])("cannot be written by the reader's role at all: %s", async (statement) => {
    const asReader = host.db.tx(async (tx) => {
      await tx.run("set local role partner_reader; set local partner.user_id = 7");
      return tx.query(statement);
    });
    await expect(asReader).rejects.toMatchObject({ code: "42501" });
  });

  it("are cleared once they are as old as the setting says, which is written down", async () => {
    const ages = async () =>
      (await host.db.query("select now()::date - at::date as ago from readings order by at")).map(
        ({ ago }) => ago,
      );
    expect(await clearReadings(host.db, { days: 90 })).toBe(1);
    expect(await ages()).toEqual([31, 29, 0]);
    expect(await clearReadings(host.db, { days: 90 })).toBe(0);
    await expect(clearReadings(host.db, { days: 20 })).rejects.toThrow(/Readings can only/);
    expect(await ages()).toEqual([31, 29, 0]);
    expect(await clearReadings(host.db, { days: 30 })).toBe(1);
    expect(await host.db.query("select who, command, what from acts order by act_id")).toEqual(
      [90, 30].map((older_than_days) => ({
        who: "the server",
        command: "readings clear",
        what: { older_than_days, readings: 1 },
      })),
    );
  });
});

it("a host that keeps no record names no feature, answers no call of it and notes nothing", async () => {
  const host = await startHost(mainEngine, { READINGS_DAYS: "0" });
  const token = await host.tokenOf("demo");
  const { features } = (await host.get("/api/auth/user", token)).json().data;
  expect(features).toEqual([
    "today",
    "drill_downs",
    "password",
    "sessions",
    "second_factor",
    "administration",
  ]);
  expect((await host.get(`/api/readings?company_id=101&${days}`, token)).statusCode).toBe(404);
  expect((await note(host, token, {})).statusCode).toBe(404);
  expect((await host.get("/api/intracity/vehicles/101", token)).statusCode).toBe(200);
  await host.app.close();
  expect(await stored(host)).toEqual([]);
  await host.drop();
});
