import type { LightMyRequestResponse } from "fastify";
import { continueDemo } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyOperations, parametersOf } from "./company-operations.ts";
import { mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";
import { filesToImport } from "./import/files.ts";

const dated = companyOperations.filter(({ id }) => parametersOf(id).includes("from_date"));

describe.each([mainEngine])("on %s", (engine) => {
  let host: Host;
  let token: string;
  const started = new Date();
  let now = started;
  const files = filesToImport();
  const shift = (days: number) =>
    new Date(started.getTime() + 6 * 3_600_000 - 3 * 3_600_000 + days * 86_400_000)
      .toISOString()
      .slice(0, 10);
  beforeAll(async () => {
    host = await startHost(engine, {}, () => now);
    token = await host.tokenOf("demo");
  });
  afterAll(async () => {
    await host.stop();
    files.remove();
  });

  const ask = (url: string, known?: string, by = token): Promise<LightMyRequestResponse> =>
    host.app.inject({
      url,
      headers: { authorization: `Bearer ${by}`, ...(known && { "if-none-match": known }) },
    });
  const range = (from: number, to: number) => `from_date=${shift(from)}&to_date=${shift(to)}`;
  const salesOf = (company: number) => `/api/intracity/reports/counterwise/${company}`;
  const yesterday = `${salesOf(101)}?${range(-1, 0)}`;

  it("only a range whose service days are over has a tag, and only where the clock has no say", async () => {
    const tagged = async (url: string) => (await ask(url)).headers.etag !== undefined;
    expect([
      await tagged(yesterday),
      await tagged(`${salesOf(101)}?${range(-1, -1)}`),
      await tagged(`${salesOf(101)}?${range(0, 0)}`),
      await tagged(`${salesOf(101)}?${range(-1, 1)}`),
      await tagged(`${salesOf(101)}?${range(3, 5)}`),
      await tagged("/api/intracity/vehicles/101"),
      await tagged("/api/tollplaza/summary/401"),
      await tagged("/api/today"),
      await tagged("/api/auth/user"),
    ]).toEqual([true, true, false, false, false, false, false, false, false]);
  });

  it("a service day is over at 03:00", async () => {
    const tagAt = async (time: string) => {
      now = new Date(time);
      return (await ask(`${salesOf(101)}?from_date=2026-06-01&to_date=2026-06-02`)).headers.etag;
    };
    expect(await tagAt("2026-06-02T02:59:59.999+06:00")).toBe(undefined);
    expect(await tagAt("2026-06-02T03:00:00+06:00")).toMatch(/^W/);
    now = started;
  });

  const urls = () =>
    dated.map(({ company, urlFor }) => {
      const url = new URL(urlFor(company), "http://host");
      url.searchParams.set("from_date", shift(-3));
      url.searchParams.set("to_date", shift(0));
      return url.pathname + url.search;
    });

  /** The addresses whose answers some work changes; none of these may be said to be known. */
  async function changedBy(work: () => Promise<unknown>) {
    const before = new Map<string, LightMyRequestResponse>();
    for (const url of urls()) before.set(url, await ask(url));
    await work();
    const changed: string[] = [];
    for (const [url, { headers, body }] of before) {
      const again = await ask(url, String(headers.etag));
      const whole = await ask(url);
      expect([url, again.body]).toEqual([url, again.statusCode === 304 ? "" : whole.body]);
      if (again.statusCode === 304) expect([url, whole.body]).toEqual([url, body]);
      if (whole.statusCode === 200 && whole.body !== body) changed.push(url.split("?")[0] ?? "");
    }
    return changed;
  }

  /** Whether an answer is still said to be known. */
  async function stillKnownAfter(url: string, work: () => Promise<unknown>) {
    const { headers } = await ask(url);
    await work();
    return (await ask(url, String(headers.etag))).statusCode === 304;
  }

  const sale = (company: number, id: number, day: number, fares = 50) =>
    files.importInto(
      host.db,
      "ticket-sales",
      `company_id,module,sale_id,sold_at,tickets,fares,counter_id\n${company},intracity,${id},${shift(day)}T12:00:00,2,${fares},${company}001\n`,
    );

  it("everything is known to be the same while nothing happens", async () => {
    for (const url of urls()) {
      const { statusCode, headers } = await ask(url);
      const again = await ask(url, String(headers.etag));
      expect([url, again.statusCode]).toEqual([url, statusCode === 404 ? 404 : 304]);
    }
  });

  it("a sale that comes in late changes the reports on its day, and no others", async () => {
    expect(await changedBy(() => sale(101, 900_000_001, -2))).toContain(salesOf(101));
    expect(await stillKnownAfter(yesterday, () => sale(101, 900_000_002, -2))).toBe(true);
    expect(await stillKnownAfter(yesterday, () => sale(101, 900_000_003, 0))).toBe(true);
    expect(await stillKnownAfter(yesterday, () => sale(102, 900_000_004, -1))).toBe(true);
    expect(await stillKnownAfter(yesterday, () => sale(101, 900_000_005, -1))).toBe(false);
  });

  it("an import that is refused, tried only, or brings what is known changes nothing", async () => {
    const header =
      "company_id,waybill_id,waybill_number,vehicle_id,driver_id,issued_at,trips,fares,expenses";
    const [known] = await host.db.query<{ line: string }>(
      `select concat_ws(',', company_id, waybill_id, waybill_number, vehicle_id, driver_id,
         to_char(issued_at, 'YYYY-MM-DD"T"HH24:MI:SS.US'), trips, fares, expenses) as line
       from waybills where company_id = 501 and service_day = $1 limit 1`,
      [shift(-1)],
    );
    const waybills = `/api/waybill/reports/501?${range(-1, 0)}`;
    const lines = `${header}\n${known?.line}\n`;
    const bring = (text: string, isDryRun = false) =>
      files.importInto(host.db, "waybills", text, { isDryRun });
    const changed = lines.replace(/[\d.]+\n$/, "1.00\n");
    expect(await stillKnownAfter(waybills, () => bring(lines))).toBe(true);
    expect(await stillKnownAfter(waybills, () => bring(changed, true))).toBe(true);
    const refused = () => bring(`${changed}501,1,,,,,,,\n`).catch(({ name }) => name);
    expect(await stillKnownAfter(waybills, refused)).toBe(true);
    expect(await stillKnownAfter(waybills, () => bring(changed))).toBe(false);
  });

  it("a passage that goes on changes the reports on the day of its entry", async () => {
    const line = (exit: string) =>
      `company_id,passage_id,registration_number,vehicle_class,lane_id,entered_at,exited_at,entry_amount,overstay_amount
401,900000001,DHK-1,Car,1,${shift(-2)}T12:00:00,${exit},60,${exit ? 20 : 0}\n`;
    await files.importInto(host.db, "toll-passages", line(""));
    const leaves = () => files.importInto(host.db, "toll-passages", line(`${shift(0)}T12:00:00`));
    expect(await changedBy(leaves)).toContain("/api/tollplaza/reports/collection/401");
  });

  it("a reservation changes the reports on its day, and those on the day of departure", async () => {
    const [trip] = await host.db.query<{ coach_trip_id: number }>(
      "select coach_trip_id from coach_trips where company_id = 701 and service_day = $1 limit 1",
      [shift(-1)],
    );
    const book = () =>
      files.importInto(
        host.db,
        "reservations",
        `company_id,reservation_id,reservation_number,coach_trip_id,reserved_at,seats,status,amount
701,900000001,R-1,${trip?.coach_trip_id},${shift(-3)}T12:00:00,A1,reserved,500\n`,
      );
    const coaches = `/api/intercity/reports/coachwise/701?${range(-1, 0)}`;
    const reserved = `/api/intercity/reports/reservation/701?${range(-3, -2)}`;
    const between = `/api/intercity/reports/reservation/701?${range(-2, -1)}`;
    const tags = await Promise.all(
      [coaches, reserved, between].map(async (url) => (await ask(url)).headers.etag),
    );
    await book();
    const again = await Promise.all(
      [coaches, reserved, between].map(async (url, at) => (await ask(url, tags[at])).statusCode),
    );
    expect(again).toEqual([200, 200, 304]);
  });

  it("a member's new name changes every report of its company, and of no other", async () => {
    const name = (company: number, name: string) => () =>
      files.importInto(
        host.db,
        "counters",
        `company_id,module,counter_id,name\n${company},intracity,${company}001,${name}\n`,
      );
    expect(await changedBy(name(101, "Renamed"))).toContain(salesOf(101));
    expect(await stillKnownAfter(yesterday, name(102, "Renamed"))).toBe(true);
  });

  it("the name of a company is in none of them", async () => {
    const rename = () => host.db.query("update companies set name = name || ' renamed'");
    expect(await changedBy(rename)).toEqual([]);
    expect(await stillKnownAfter(yesterday, async () => {})).toBe(true);
  });

  it("what the demo lives through since changes what it changes", async () => {
    const later = new Date(started.getTime() + 2 * 86_400_000);
    const live = () => continueDemo(host.db, () => {}, later);
    expect(await changedBy(live)).toContain("/api/tollplaza/reports/collection/401");
  });

  it("nobody learns of an answer whose grant, session or account is gone [R21]", async () => {
    const companies = [{ company_id: 101, module: "intracity" }];
    const id = await host.addUser("passing", companies);
    const theirs = await host.tokenOf("passing");
    const tag = String((await ask(yesterday, undefined, theirs)).headers.etag);
    const answered = async (by = theirs) => (await ask(yesterday, tag, by)).statusCode;
    expect([await answered(), await answered(token)]).toEqual([304, 200]);
    await host.db.query("delete from grants where user_id = $1", [id]);
    expect(await answered()).toBe(403);
    await host.db.query("insert into grants values (101, 'intracity', $1)", [id]);
    expect(await answered()).toBe(304);
    await host.db.query("update users set disabled_at = now() where user_id = $1", [id]);
    expect(await answered()).toBe(401);
    await host.db.query("update users set disabled_at = null where user_id = $1", [id]);
    await host.db.query("delete from sessions where user_id = $1", [id]);
    expect(await answered()).toBe(401);
  });
});
