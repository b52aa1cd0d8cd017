import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract, operations } from "../contract/contract.ts";
import { features } from "../features.ts";
import { companyOperations, counterThatSold, range } from "./company-operations.ts";
import { mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, "partner");

function errorsOf(path: string, method: string, status: number, body: unknown) {
  const found = operations.find((one) => one.path === path && one.method === method);
  const reply = found?.operation.responses[String(status)] ?? found?.operation.responses.default;
  const schema = `partner${reply?.$ref}/content/application~1json/schema`;
  const validate = ajv.compile({ $ref: schema });
  return validate(body) ? [] : validate.errors;
}

describe.each([mainEngine])("on %s", (engine) => {
  let host: Host;
  let token: string;
  beforeAll(async () => {
    host = await startHost(engine);
    token = await host.tokenOf("demo");
  });
  afterAll(() => host.stop());

  const data = async (url: string) => (await host.get(url, token)).json().data;
  const dates = `from_date=${range.from_date}&to_date=${range.to_date}`;

  it.each(companyOperations)(
    "$id answers with rows as the contract says [S3.4, V15.3.1]",
    async (operation) => {
      const url = operation.urlFor(operation.company);
      const counter =
        operation.path.includes("{counter_id}") && (await counterThatSold(host, token, operation));
      const answer = await host.get(
        counter ? url.replace(/(?<=counters\/)\d+/, counter) : url,
        token,
      );
      expect(answer.statusCode).toBe(200);
      expect(errorsOf(operation.path, "get", 200, answer.json())).toEqual([]);
      const told = answer.json().data;
      expect(
        (Array.isArray(told) ? told : (told.rows ?? Object.keys(told))).length,
      ).toBeGreaterThan(0);
    },
  );

  it.each(companyOperations)(
    "$id refuses a request as the contract says [V2.2.1]",
    async (operation) => {
      const bad = await host.get(
        operation.urlFor(operation.company).replace(/\?.*/, "?limit=x"),
        token,
      );
      const unauthenticated = await host.get(operation.urlFor(operation.company));
      const answers = [bad, unauthenticated].filter(({ statusCode }) => statusCode !== 200);
      expect(answers.map(({ statusCode }) => statusCode)).toContain(401);
      for (const { statusCode, body } of answers) {
        expect(errorsOf(operation.path, "get", statusCode, JSON.parse(body))).toEqual([]);
      }
    },
  );

  it("the user has the companies of every module, with _id for water and intercity [S1.1, S3.3, S7.4]", async () => {
    const answer = (await host.get("/api/auth/user", await host.tokenOf("solo"))).json();
    expect(errorsOf("/api/auth/user", "get", 200, answer)).toEqual([]);
    expect(answer.data).toEqual({
      user: {
        id: expect.any(String),
        name: "Tariq Hossain",
        username: "solo",
        phone: null,
        email: null,
      },
      allowed_companies: {
        intracity_companies: [{ id: 101, name: "Meghna City Line" }],
        supervisor_companies: [{ id: 201, name: "Turag Transport" }],
        offline_counter_companies: [{ id: 301, name: "Modhumoti Counters" }],
        toll_plaza_companies: [{ id: 401, name: "Rupsha Crossing Toll" }],
        waybill_companies: [{ id: 501, name: "Surma Roadways" }],
        water_companies: [{ _id: "601", name: "Kirtonkhola Launch" }],
        intercity_companies: [{ _id: "701", name: "Karnaphuli Coaches" }],
        counterwise_ticketing_companies: [{ id: 801, name: "Teesta Ticketing" }],
      },
      reporting: {
        time_zone: "Asia/Dhaka",
        week_starts_on: "sunday",
        weekend: ["friday", "saturday"],
      },
      features,
      must_change_password: false,
      password_rules: { min_length: 12, refuses: ["user_name", "digits_alone", "common"] },
    });
  });

  it("a user without companies has none", async () => {
    await host.addUser("empty", []);
    const { data } = (await host.get("/api/auth/user", await host.tokenOf("empty"))).json();
    expect(data.allowed_companies).toEqual({});
  });

  it("the counter wise report sums the sales, and lists a counter without any", async () => {
    const rows = await data(`/api/intracity/reports/counterwise/101?${dates}`);
    const sums = await host.db.query<{ counter_id: number; tickets: number; fares: string }>(
      `select counter_id, coalesce(sum(tickets), 0)::bigint as tickets, coalesce(sum(fares), 0) as fares
       from counters left join ticket_sales using (company_id, module, counter_id)
       where company_id = 101 group by counter_id`,
    );
    const byId = (list: { id: number; tickets: number; fares: number }[]) =>
      list.sort((a, b) => a.id - b.id);
    type Row = { counter: { id: number }; total_tickets: number; total_fares: number };
    expect(
      byId(
        rows.map(({ counter, total_tickets, total_fares }: Row) => ({
          id: counter.id,
          tickets: total_tickets,
          fares: total_fares,
        })),
      ),
    ).toEqual(
      byId(
        sums.map(({ counter_id, tickets, fares }) => ({
          id: counter_id,
          tickets,
          fares: Number(fares),
        })),
      ),
    );
    expect(rows.at(-1)).toMatchObject({ total_tickets: 0, total_fares: 0 });
  });

  it("a vehicle is found by part of its number, whatever the spaces, dashes and case", async () => {
    const [wanted] = await host.db.query<{ plate: string; passages: number }>(
      `select plate, count(*)::int as passages from toll_passages where company_id = 401
       group by plate order by count(*) desc, plate limit 1`,
    );
    const plate = wanted?.plate ?? "";
    const part = plate.slice(1).toLowerCase().split("").join(" -");
    const url = "/api/tollplaza/vehicles/401?registration_number=";
    type Passage = { registration_number: string; entered_at: string };
    const found: Passage[] = await data(url + encodeURIComponent(part));
    const plates = found.map((one) => one.registration_number.replace(/[^A-Za-z0-9]/g, ""));
    expect(plates.filter((one) => !one.toUpperCase().includes(plate.slice(1)))).toEqual([]);
    expect(plates.filter((one) => one.toUpperCase() === plate)).toHaveLength(wanted?.passages ?? 0);
    const times = found.map((one) => Date.parse(one.entered_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(await data(`${url}no%25such`)).toEqual([]);
  });

  it("a range before all sales has no rows", async () => {
    const old = "from_date=2001-01-01&to_date=2001-01-31";
    expect(await data(`/api/intracity/reports/counterwise/101?${old}`)).toEqual([]);
    expect(await data(`/api/intracity/summary/101?${old}`)).toEqual({
      totals: { total_trips: 0, total_tickets: 0, total_fares: 0 },
      days: [],
    });
  });

  it("equal dates mean the window of that one day", async () => {
    const { days } = await data(`/api/intracity/summary/101?${dates}`);
    const [first] = days;
    const alone = await data(
      `/api/intracity/summary/101?from_date=${first.date}&to_date=${first.date}`,
    );
    expect(alone.days).toEqual([first]);
  });

  it("the offline counter report can be limited to a device and to part of a stoppage's name", async () => {
    const url = `/api/offline-counter/reports/301?${dates}`;
    const devices: string[] = await data("/api/offline-counter/device-ids/301");
    const total = (rows: { total_tickets: number }[]) =>
      rows.reduce((sum, row) => sum + row.total_tickets, 0);
    const all = total(await data(url));
    let ofDevices = 0;
    for (const device of devices) ofDevices += total(await data(`${url}&device_id=${device}`));
    expect(ofDevices).toBe(all);
    const [expected] = await host.db.query<{ tickets: number }>(
      `select coalesce(sum(tickets), 0)::bigint as tickets from ticket_sales
       where company_id = 301 and stoppage ilike '%mir%'`,
    );
    expect(total(await data(`${url}&stoppage=MIR`))).toBe(expected?.tickets);
    expect(await data(`${url}&stoppage=%25`)).toEqual([]);
    expect(await data(`${url}&stoppage=+%C2%A0mir%09`)).toEqual(await data(`${url}&stoppage=mir`));
    for (const blank of ["", "+", "%C2%A0%09"]) {
      expect(await data(`${url}&stoppage=${blank}`)).toEqual(await data(url));
    }
  });

  it("the toll summary covers the vehicles that entered in the current service day [S3.5]", async () => {
    await host.db.query(
      `insert into daily_tolls (company_id, service_day, lane_id, vehicle_class, entry_count,
         entry_amount, exited_count, overstay_count, overstay_amount)
       values (402, service_day(now()), 9, 'Tractor', 10, 900, 7, 2, 80)`,
    );
    const before = await host.db.query<{ entry_count: number; inside: number }>(
      `select sum(entry_count)::bigint as entry_count, sum(entry_count - exited_count)::bigint as inside
       from daily_tolls where company_id = 402 and service_day = service_day(now())`,
    );
    expect(await data("/api/tollplaza/summary/402")).toMatchObject({
      total_entry_count: before[0]?.entry_count,
      total_non_exited_count: before[0]?.inside,
    });
  });

  it.each([
    ["/api/tollplaza/collections/401", "toll_passages", "passage_id", 401],
    ["/api/intercity/reports/reservation/701", "reservations", "reservation_id", 701],
  ])("%s returns every row exactly once over its pages", async (path, table, column, company) => {
    const seen: unknown[] = [];
    let cursor = "";
    do {
      const page = await data(`${path}?${dates}&limit=37${cursor}`);
      seen.push(...page.rows.map(({ id }: { id: number }) => id));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : "";
    } while (cursor);
    const rows = await host.db.query(
      `select ${column} as id from ${table} where company_id = ${company}`,
    );
    expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)));
    expect(seen).toHaveLength(rows.length);
  });

  it("the reservations of a day are those made on it, newest first", async () => {
    const days = await host.db.query<{ day: string; made: string[] }>(
      `select service_day as day,
         array_agg(reservation_number order by reserved_at desc, reservation_id desc)::text as made
       from reservations where company_id = 701 group by 1 having count(*) <= 500`,
    );
    expect(days.length).toBeGreaterThan(1);
    for (const { day, made } of days) {
      const range = `from_date=${day}&to_date=${day}&limit=500`;
      const { rows } = await data(`/api/intercity/reports/reservation/701?${range}`);
      const listed = rows.map((row: { reservation_number: string }) => row.reservation_number);
      expect(`{${listed}}`).toBe(made);
    }
  });

  it("a reservation is the same by its coach as among those of its day", async () => {
    type Row = { id: number; coach: { id: number } };
    const made = (
      await host.db.query<{ day: string }>(
        "select distinct service_day as day from reservations where company_id = 701",
      )
    ).map(({ day }) => `from_date=${day}&to_date=${day}&limit=500`);
    const pages = await Promise.all(
      made.map((range) => data(`/api/intercity/reports/reservation/701?${range}`)),
    );
    const byId = new Map(pages.flatMap(({ rows }) => rows as Row[]).map((row) => [row.id, row]));
    const coaches = new Set([...byId.values()].map(({ coach }) => coach.id));
    const ofCoaches = await Promise.all(
      [...coaches].map((id) =>
        data(`/api/intercity/vehicles/${id}/reservations/701?${dates}&limit=500`),
      ),
    );
    const rows = ofCoaches.flatMap((page) => page.rows as Row[]);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows).toEqual(rows.map(({ id }) => byId.get(id)));
  });

  it("a vehicle that the company does not have is not found [V1.4.2]", async () => {
    for (const vehicle of ["999", "nope", "1e3", "-1", "99999999999999999999"]) {
      const url = `/api/counterwise-ticketing/vehicles/${vehicle}/counters/801?${dates}`;
      const { statusCode, body } = await host.get(url, token);
      expect([vehicle, statusCode, JSON.parse(body).code]).toEqual([vehicle, 404, "not_found"]);
    }
  });
});
