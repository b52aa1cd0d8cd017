import { type Claim, readReport, readSettings, reportFile } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companies, companyOperations, counterThatSold, range } from "./company-operations.ts";
import { mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";
import { forbidden } from "./own-account.ts";
import { spellingsOf } from "./spellings.ts";

const settings = readSettings({});
type Values = Parameters<typeof readReport>[4];

/** One that does not exist, and ids that no company can have. */
const nowhere = [999, "0101", "-101", "101x", "9999999999", "null", "%20"];

describe.each([mainEngine])("on %s", (engine) => {
  let host: Host;
  const users: Record<string, { id: number; token: string }> = {};
  beforeAll(async () => {
    host = await startHost(engine);
    // A service day that has just begun has no passage yet, but its summary needs one.
    await host.db.query(
      `insert into daily_tolls (company_id, service_day, lane_id, vehicle_class, entry_count)
       select company_id, service_day(now()), 9, 'Tractor', 10 from companies
       where company_id between 401 and 403`,
    );
    const every = companies.filter((id) => id % 100 !== 2);
    const elsewhere = companyOperations.map(({ module, company }) => ({
      company_id: company,
      module: module === "water" ? "intercity" : "water",
    }));
    const ids = {
      // Holds every company except the second of each module.
      tenant: await host.addUser("tenant", grantsOf(every)),
      // Holds the companies of the operations, each in another module than theirs.
      moduleless: await host.addUser("moduleless", elsewhere),
      nobody: await host.addUser("nobody", []),
    };
    for (const [name, id] of Object.entries(ids)) {
      users[name] = { id, token: await host.tokenOf(name) };
    }
  });
  afterAll(() => host.stop());

  const user = (name: string) => {
    const found = users[name];
    if (!found) throw new Error(`no user ${name}`);
    return found;
  };

  describe.each(companyOperations)("$id", ({ id, path, module, company, urlFor }) => {
    it("answers a user who may see the company", async () => {
      const { statusCode } = await host.get(urlFor(company), user("tenant").token);
      expect(statusCode).toBe(200);
    });

    it("refuses every other company [S6.1, R4, V8.2.1]", async () => {
      const foreign = [...companies.filter((other) => !mayTenantSee(other, module)), ...nowhere];
      for (const other of foreign) {
        const answer = await host.get(urlFor(other), user("tenant").token);
        expect([other, answer.statusCode, answer.json()]).toEqual([other, 403, forbidden]);
      }
    });

    it("refuses them in every spelling of their ids", async () => {
      const foreign = companies.filter((other) => !mayTenantSee(other, module));
      const { token } = user("tenant");
      const answered: unknown[] = [];
      for (const [at, other] of foreign.entries()) {
        // That of the same module in all of them, every other one in one: each in its turn.
        const spellings = spellingsOf(other, company).filter(
          (_, nth, all) => other === company + 1 || nth === at % all.length,
        );
        const asked = spellings.map(async (spelling) => {
          const { statusCode, body } = await host.get(urlFor(spelling), token);
          const isRefused = statusCode === 403 && body.includes(`"code":"forbidden"`);
          return isRefused ? [] : [spelling, statusCode];
        });
        answered.push(...(await Promise.all(asked)).flat());
      }
      expect(answered).toEqual([]);
    });

    it.each(["moduleless", "nobody"])("refuses the company to %s [V8.2.1]", async (name) => {
      const answer = await host.get(urlFor(company), user(name).token);
      expect([answer.statusCode, answer.json()]).toEqual([403, forbidden]);
    });

    it("refuses anyone who is not signed in [V2.3.1]", async () => {
      expect((await host.get(urlFor(company))).statusCode).toBe(401);
      expect((await host.get(urlFor(company), "x".repeat(43))).statusCode).toBe(401);
    });

    describe("without the handler's check", () => {
      const read = (token: string, companyId: number, counter = `${companyId}014`) => {
        const values = {
          ...range,
          until: range.to_date,
          now: new Date().toISOString(),
          limit: 100,
          registration_number: "DHK",
          vehicle_id: `${companyId}014`,
          counter_id: counter,
        };
        return readUnchecked(host, id, { token, module, ofCompany: true, companyId }, values);
      };

      it("the database returns rows to a user who may see them", async () => {
        const { token } = user("tenant");
        const counter = path.includes("{counter_id}")
          ? await counterThatSold(host, token, { path, company })
          : undefined;
        const data = await read(token, company, counter);
        expect(rowsOf(data).length).toBeGreaterThan(0);
        expect(data).not.toEqual(await read(token, 999));
      });

      it("the database returns no row of a foreign company [R4, V8.2.1]", async () => {
        const nothing = await read(user("tenant").token, 999);
        expect(await read(user("tenant").token, company + 1)).toEqual(nothing);
        expect(await read(user("moduleless").token, company)).toEqual(nothing);
        expect(await read(user("nobody").token, company)).toEqual(nothing);
        expect(await read(stranger, company)).toEqual(nothing);
      });
    });
  });

  describe("what a figure is made of", () => {
    const visible = async (name: string, company: number, module: string, of: string) => {
      const userId = name ? user(name).id : 0;
      const rows = await asReader(
        `select distinct company_id from ${of}`,
        `set local partner.user_id = ${userId}; set local partner.company_id = ${company};
         set local partner.module = '${module}'`,
      );
      return rows.map(({ company_id }) => company_id);
    };

    it.each([
      ["daily_vehicle_counters", "intracity", 101],
      ["daily_vehicle_counters", "intercity", 701],
      ["daily_vehicle_counters", "counterwise_ticketing", 801],
      ["coach_trips join reservations using (company_id, coach_trip_id)", "intercity", 701],
    ])("the database shows of %s in %s that of one company alone", async (of, module, company) => {
      expect(await visible("tenant", company, module, of)).toEqual([company]);
      expect(await visible("tenant", company + 1, module, of)).toEqual([]);
      expect(await visible("moduleless", company, module, of)).toEqual([]);
      expect(await visible("nobody", company, module, of)).toEqual([]);
      expect(await visible("", company, module, of)).toEqual([]);
    });
  });

  describe("getToday", () => {
    type Day = {
      companies: {
        module: string;
        company_id: number;
        today: { total_count: number };
        last_record_at: string;
      }[];
    };
    const now = new Date().toISOString();
    const read = async (token: string, span: Values = {}) => {
      const claim = { token, module: "home", ofCompany: false, companyId: undefined };
      return (await readUnchecked(host, "getToday", claim, { now, ...span })) as Day;
    };
    const spans = [{}, { day: range.from_date }, { days: 7 }, { day: range.from_date, days: 2 }];
    const seen = ({ companies }: Day) =>
      companies.map(({ module, company_id }) => `${module} ${company_id}`).sort();

    it.each(spans)(
      "answers with every company that the user may see, and no other: %j",
      async (span) => {
        const asked = Object.entries(span).map(([name, value]) => `${name}=${value}`);
        const answer = await host.get(`/api/today?${asked.join("&")}`, user("tenant").token);
        const mine = companies.filter((id) => id % 100 !== 2);
        expect(seen(answer.json().data)).toEqual(mine.map((id) => `${moduleOf(id)} ${id}`).sort());
        expect(seen(await read(user("nobody").token, span))).toEqual([]);
        expect(seen(await read(stranger, span))).toEqual([]);
      },
    );

    it.each(spans)(
      "shows nothing of a company in a module that is not granted: %j",
      async (span) => {
        const { companies } = await read(user("moduleless").token, span);
        expect(companies.length).toBeGreaterThan(0);
        for (const { today, last_record_at } of companies)
          expect([today.total_count, last_record_at]).toEqual([0, null]);
      },
    );

    it.each(["", "?days=7", "?day=9999-12-31"])(
      "refuses anyone who is not signed in%s",
      async (asked) => {
        expect((await host.get(`/api/today${asked}`)).statusCode).toBe(401);
      },
    );

    it("the database returns figures of granted companies alone", async () => {
      const visible = async (userId: number) => {
        const rows = await asReader(
          "select distinct company_id from takings_by_hour order by 1",
          `set local partner.user_id = ${userId}`,
        );
        return rows.map(({ company_id }) => company_id);
      };
      expect(await visible(user("tenant").id)).toEqual(companies.filter((id) => id % 100 !== 2));
      expect(await visible(user("moduleless").id)).toEqual([]);
      expect(await visible(user("nobody").id)).toEqual([]);
      expect(await visible(0)).toEqual([]);
      const gone = await host.addUser("gone", grantsOf([101]));
      expect(await visible(gone)).toEqual([101]);
      await host.db.query("update users set disabled_at = now() where user_id = $1", [gone]);
      expect(await visible(gone)).toEqual([]);
    });
  });

  const asReader = (statement: string, settings = "") =>
    host.db.tx(async (tx) => {
      await tx.run(`set local role partner_reader; ${settings}`);
      if (host.db.isDistributed) await tx.query("select pass_viewer_on()");
      return tx.query(statement);
    });

  it("a disabled user is refused on the next request, and by the database as well [V7.4.2]", async () => {
    const [operation] = companyOperations;
    if (!operation) throw new Error("no operation");
    const grants = grantsOf([operation.company]);
    const id = await host.addUser("leaver", grants);
    const token = await host.tokenOf("leaver");
    const url = operation.urlFor(operation.company);
    const { module, company: companyId } = operation;
    const vehicles = async () => {
      const seen = `set local partner.user_id = ${id}; set local partner.company_id = ${companyId};
        set local partner.module = '${module}'`;
      const [row] = await asReader("select count(*) > 0 as seen from vehicles", seen);
      return row;
    };
    expect((await host.get(url, token)).statusCode).toBe(200);
    expect(await vehicles()).toEqual({ seen: true });
    await host.db.query("update users set disabled_at = now() where user_id = $1", [id]);
    expect((await host.get(url, token)).statusCode).toBe(401);
    expect(await vehicles()).toEqual({ seen: false });
    const claim = { token, module, ofCompany: true, companyId };
    const values = { ...range, until: range.to_date };
    expect(await readUnchecked(host, operation.id, claim, values)).toEqual([]);
  });

  it("the database finds a company's figures by their module, as it does without row-level security", async () => {
    const plan = await asReader(
      `explain select from daily_takings
       where company_id = 101 and module = 'intracity' and takings_of = 'counter'`,
      "set local enable_seqscan = off",
    );
    const condition = plan
      .map((row) => String(row["QUERY PLAN"]))
      .find((line) => /Index Cond/.test(line));
    expect(condition).toMatch(/company_id = 101.*module.* = 'intracity'.*takings_of.* = 'counter'/);
  });

  it("the reader may not write, and sees no passwords, second factors, keys or sessions [S1.2, V8.2.1, V11.1.1, V13.2.2]", async () => {
    for (const statement of [
      "delete from ticket_sales",
      "update users set name = 'x'",
      "insert into grants values (101, 'intracity', 1)",
      "select password_hash from users",
      "select * from sessions",
      "select * from sign_in_tries",
      "select * from totp_secrets",
      "select * from totp_offers",
      "select * from recovery_codes",
      "select * from passkeys",
      "select * from used_challenges",
      "select * from settings",
    ]) {
      await expect(asReader(statement)).rejects.toMatchObject({ code: "42501" });
    }
  });
});

/** Of a summary, its days or its figures. */
function rowsOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  const { rows, days, ...figures } = data as { rows?: unknown[]; days?: unknown[] };
  return rows ?? days ?? Object.values(figures).filter((figure) => figure !== 0);
}

/** A token that nobody has. */
const stranger = "x".repeat(43);

/** What the database returns, whoever may see it. */
async function readUnchecked(host: Host, id: string, claim: Claim, values: Values) {
  const { data } = await readReport(host.db, settings, reportFile(id), claim, values);
  return data && JSON.parse(data);
}

const moduleOf = (company: number) =>
  companyOperations.find((operation) => operation.company === Math.floor(company / 100) * 100 + 1)
    ?.module ?? "";

const grantsOf = (ids: number[]) =>
  ids.map((company_id) => ({ company_id, module: moduleOf(company_id) }));

const mayTenantSee = (company: number, module: string) =>
  company % 100 !== 2 && moduleOf(company) === module;
