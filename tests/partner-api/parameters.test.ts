import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyOperations, range } from "./company-operations.ts";
import { mainEngine } from "./databases.ts";
import { password } from "./demo-users.ts";
import { type Host, startHost } from "./host.ts";

describe.each([mainEngine])("on %s", (engine) => {
  let host: Host;
  let token: string;
  beforeAll(async () => {
    host = await startHost(engine);
    token = await host.tokenOf("demo");
  });
  afterAll(() => host.stop());

  const dates = `from_date=${range.from_date}&to_date=${range.to_date}`;

  it.each(companyOperations)(
    "$id takes no parameter that it does not declare [V2.2.1]",
    async (operation) => {
      const url = operation.urlFor(operation.company);
      for (const name of ["after", "until", "now", "module", "company_id", "limit[]", "x", ""]) {
        const answer = await host.get(`${url}&${encodeURIComponent(name)}=%7B7,5%7D`, token);
        const message = "is not a parameter of this operation";
        expect([answer.statusCode, answer.json().errors]).toEqual([
          400,
          [{ field: name, message }],
        ]);
      }
    },
  );

  it("neither does one that reads no company", async () => {
    const errors = [{ field: "week_starts_on", message: "is not a parameter of this operation" }];
    const asked = "?week_starts_on=monday";
    const [user, today, login] = [
      await host.get(`/api/auth/user${asked}`, token),
      await host.get(`/api/today${asked}`, token),
      await host.app.inject({
        method: "POST",
        url: `/api/auth/login${asked}`,
        payload: { username: "demo", password },
      }),
    ];
    expect([user, today, login].map((answer) => [answer.statusCode, answer.json().errors])).toEqual(
      [user, today, login].map(() => [400, errors]),
    );
  });

  it.each([
    ["to_date", "from_date=2026-06-02&to_date=2026-06-01"],
    ["to_date", "from_date=2026-06-01&to_date=2026-07-04"],
    ["to_date", "from_date=2026-06-01"],
    ["from_date", "from_date=2026-02-30&to_date=2026-03-01"],
    ["from_date", "from_date=0000-01-01&to_date=0000-01-02"],
    ["from_date", "from_date=2026-06-01&from_date=2026-06-01&to_date=2026-06-01"],
  ])("a wrong %s is named: %s [V2.2.3]", async (field, wrong) => {
    const answer = await host.get(`/api/intracity/summary/101?${wrong}`, token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it.each([
    "2026-06-01&to_date=2026-07-03",
    "0001-01-01&to_date=0001-01-01",
    "9999-12-31&to_date=9999-12-31",
  ])("the range %s is legal [S5.2, V2.2.3]", async (legal) => {
    const answer = await host.get(`/api/tollplaza/collections/401?from_date=${legal}`, token);
    expect(answer.statusCode).toBe(200);
  });

  it.each(["", "x", "MTIz", "Li4u", Buffer.from("9e99.1").toString("base64url")])(
    "a cursor that is none is refused: '%s'",
    async (cursor) => {
      const url = `/api/tollplaza/collections/401?${dates}&cursor=${cursor}`;
      const answer = await host.get(url, token);
      expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, "cursor"]);
    },
  );

  it("a company's id may have a thousand characters", async () => {
    const statusFor = async (length: number) =>
      (await host.get(`/api/water/vehicles/${"w".repeat(length)}`, token)).statusCode;
    expect([await statusFor(1000), await statusFor(1001)]).toEqual([403, 404]);
  });
});
