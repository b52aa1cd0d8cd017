import { readReport, readSettings, reportFile } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyOperations, parametersOf, range } from "./company-operations.ts";
import { mainEngine } from "./databases.ts";
import { type Host, startHost } from "./host.ts";

const shift = (days: number) =>
  new Date(Date.parse(range.from_date) + days * 86_400_000).toISOString().slice(0, 10);

const askedUntil = companyOperations.filter(({ id }) => parametersOf(id).includes("until_time"));

it("each dated report takes a time of its last day, but no list in pages", () => {
  const dated = companyOperations.filter(({ id }) => parametersOf(id).includes("from_date"));
  const inPages = dated.filter(({ id }) => parametersOf(id).includes("cursor"));
  expect([askedUntil.length, dated.length, inPages.map(({ id }) => id)]).toEqual([
    25,
    28,
    ["listTollplazaCollections", "listIntercityReservations", "listIntercityCoachReservations"],
  ]);
  expect(askedUntil.filter((one) => inPages.includes(one))).toEqual([]);
});

describe.each([mainEngine])("a report until a time of its last day on %s", (engine) => {
  let host: Host;
  let demo: string;
  let tenant: string;
  beforeAll(async () => {
    host = await startHost(engine);
    demo = await host.tokenOf("demo");
    await host.addUser(
      "tenant",
      askedUntil.map(({ module, company }) => ({ company_id: company, module })),
    );
    tenant = await host.tokenOf("tenant");
  });
  afterAll(() => host.stop());

  it.each(askedUntil)("$id is answered for granted companies alone", async (operation) => {
    const { id, module, company, urlFor } = operation;
    const statusOf = async (of: number) =>
      (await host.get(`${urlFor(of)}&until_time=12:00`, tenant)).statusCode;
    expect([await statusOf(company), await statusOf(company + 1)]).toEqual([200, 403]);
    // Not even the statement alone, without the check, tells anything of another company.
    const read = async (companyId: number) => {
      const claim = { token: tenant, module, ofCompany: true, companyId };
      const values = {
        ...{ from_date: range.from_date, until: range.to_date, until_time: "12:00" },
        ...{ now: new Date().toISOString(), vehicle_id: `${companyId}014` },
        counter_id: `${companyId}014`,
      };
      const file = reportFile(id);
      return (await readReport(host.db, readSettings({}), file, claim, values)).data;
    };
    expect(await read(company + 1)).toBe(await read(999));
  });

  it.each(["24:00", "14:60", "9:00", "14:00:00", "14", "", "noon", "14:00 ", "-1:00"])(
    "is refused until '%s'",
    async (time) => {
      const asked = `from_date=2026-06-01&to_date=2026-06-02&until_time=${encodeURIComponent(time)}`;
      const answer = await host.get(`/api/intracity/summary/101?${asked}`, demo);
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, "until_time"]);
    },
  );

  it("says that each time is another answer, and that of a day that is over stays the same", async () => {
    const ask = (time: string, known?: string) =>
      host.app.inject({
        url: `/api/intracity/summary/101?from_date=2026-06-01&to_date=2026-06-02&until_time=${time}`,
        headers: { authorization: `Bearer ${demo}`, ...(known && { "if-none-match": known }) },
      });
    const [noon, later] = [await ask("12:00"), await ask("12:01")];
    expect(noon.headers.etag).not.toBe(later.headers.etag);
    expect((await ask("12:00", String(noon.headers.etag))).statusCode).toBe(304);
    expect((await ask("12:01", String(noon.headers.etag))).statusCode).toBe(200);
  });

  it("is refused where the records of that day were cleared, unless it is made of records that stay", async () => {
    const day = shift(3);
    const before = shift(4);
    await host.db.query(
      "insert into record_starts (company_id, service_day) select company_id, $1::date from companies",
      [before],
    );
    const answered = async (from: string, to: string, time: string) => {
      const statuses = new Map<number, string[]>();
      for (const { id, company, urlFor } of askedUntil) {
        const url = new URL(urlFor(company), "http://host");
        url.searchParams.set("from_date", from);
        url.searchParams.set("to_date", to);
        if (time) url.searchParams.set("until_time", time);
        const { statusCode } = await host.get(url.pathname + url.search, tenant);
        statuses.set(statusCode, [...(statuses.get(statusCode) ?? []), id]);
      }
      return [...statuses].map(([status, of]) => [status, of.length > 2 ? of.length : of]);
    };
    const stay = ["getWaybillReport", "getIntercityCoachwiseReport"];
    expect(await answered(day, before, "12:00")).toEqual([
      [400, 23],
      [200, stay],
    ]);
    expect(await answered(day, before, "")).toEqual([[200, 25]]);
    expect(await answered(day, range.to_date, "12:00")).toEqual([[200, 25]]);
    const url = `/api/intracity/summary/101?from_date=${day}&to_date=${day}&until_time=12:00`;
    expect((await host.get(url, demo)).json()).toEqual({
      success: false,
      code: "bad_request",
      message: expect.stringMatching(/./),
      request_id: expect.stringMatching(/./),
      errors: [{ field: "until_time", message: "The records of the last day were cleared." }],
    });
  });
});
