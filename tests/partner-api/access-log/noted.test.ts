import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { features as named } from "../../features.ts";
import { mainEngine } from "../databases.ts";
import { type Host, startHost } from "../host.ts";
import { answered, chrome, done, forbidden, invalid } from "../own-account.ts";
import { days, note, noticed, send, stored } from "./record.ts";

const range = { from_date: "2026-06-01", to_date: "2026-06-08" };

describe.each([mainEngine])("the record of reading on %s", (engine) => {
  let host: Host;
  let nasrin: string;
  let id: number;
  beforeAll(async () => {
    host = await startHost(engine, { TRUST_PROXY: "1" }, () => noticed);
    id = await host.addUser("nasrin", [
      { company_id: 101, module: "intracity" },
      { company_id: 401, module: "toll_plaza" },
      { company_id: 301, module: "offline_counter" },
    ]);
    nasrin = await host.tokenOf("nasrin");
  });
  afterAll(() => host.stop());
  afterEach(() =>
    host.db.tx((tx) => tx.run("alter table readings disable trigger user; delete from readings")),
  );

  it("has who read and searched which report of which company, when and from where [V16.2.1]", async () => {
    const asked = [
      `/api/intracity/reports/counterwise/101?${days}`,
      `/api/intracity/reports/counterwise/101?${days}`,
      // The same report, until a time of its last day, for a comparison.
      `/api/intracity/reports/counterwise/101?${days}&until_time=12:00`,
      `/api/intracity/vehicles/101`,
      `/api/tollplaza/collections/401?${days}&limit=5`,
      `/api/tollplaza/collections/401?${days}&lane_id=3`,
      `/api/tollplaza/vehicles/401?registration_number=DHK-secret`,
      `/api/offline-counter/reports/301?${days}&stoppage=+`,
    ];
    for (const url of asked) expect((await send(host, nasrin, { url })).statusCode).toBe(200);
    const [again = ""] = asked;
    await send(host, nasrin, { url: again, headers: { "user-agent": chrome } });
    await vi.waitFor(async () => expect(await stored(host)).toHaveLength(7), { timeout: 20_000 });
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
        ...of("offline_counter", 301, "read", "/api/offline-counter/reports/{company_id}"),
        ...dates,
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

  it("has what a browser notes, before that is answered [V16.2.1]", async () => {
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
    const noReport = invalid("report", "is not a report or a list of a company");
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
      invalid("act", "must be equal to one of the allowed values"),
      invalid("to_date", "The range is longer than 32 days."),
      invalid("from_date", "is missing"),
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

it("a host that keeps no record names no feature, answers no call of it and notes nothing", async () => {
  const host = await startHost(mainEngine, { READINGS_DAYS: "0" });
  const token = await host.tokenOf("demo");
  const { features } = (await host.get("/api/auth/user", token)).json().data;
  expect(features).toEqual(named.filter((feature) => feature !== "readings"));
  expect((await host.get(`/api/readings?company_id=101&${days}`, token)).statusCode).toBe(404);
  expect((await note(host, token, {})).statusCode).toBe(404);
  expect((await host.get("/api/intracity/vehicles/101", token)).statusCode).toBe(200);
  await host.app.close();
  expect(await stored(host)).toEqual([]);
  await host.drop();
});
