import fc from "fast-check";
import {
  findTollplazaPassages,
  getIntracityCounterwiseReport,
  getTollplazaSummary,
  plusDays,
  StatusError,
} from "partner-sdk";
import type { HostProfile } from "partner-sdk/host-profile";
import { describe, expect, it } from "vitest";
import { answering, june } from "./answering.ts";

const api = "https://api.test/base";

/** Where a report of the counters is looked for. */
async function addressOf(
  mapping: NonNullable<HostProfile["defaults"]>,
  input: { company_id: string | number; from_date: string; to_date: string } = {
    company_id: 101,
    ...june,
  },
) {
  const operations = { getIntracityCounterwiseReport: mapping };
  const host = answering({ api, operations });
  await host.client.call(getIntracityCounterwiseReport, input);
  return host.addresses()[0];
}

describe("the address", () => {
  it("has the parameters that the path names there, and all others in the query", async () => {
    expect(await addressOf({ path: "/v2/{company_id}/from/{from_date}" })).toBe(
      "GET https://api.test/base/v2/101/from/2026-06-01?to_date=2026-07-01",
    );
    expect(await addressOf({ path: "/{company_id}/{company_id}" })).toBe(
      "GET https://api.test/base/101/101?from_date=2026-06-01&to_date=2026-07-01",
    );
    expect(await addressOf({ path: "/v2", query: { type: "counter", page: 1, all: true } })).toBe(
      "GET https://api.test/base/v2?type=counter&page=1&all=true&from_date=2026-06-01&to_date=2026-07-01&company_id=101",
    );
  });

  it("keeps the contract's path where the profile names none", async () => {
    const path = "/api/intracity/reports/counterwise/101";
    expect(await addressOf({ parameters: { from_date: "start", to_date: "end" } })).toBe(
      `GET https://api.test/base${path}?start=2026-06-01&end=2026-07-01`,
    );
  });

  it("takes the place of whatever stands before the contract's path", async () => {
    for (const base of ["https://portal.test", "https://portal.test/a/b/", "http://[::1]:8080"]) {
      const { fetch, addresses } = answering({ api: `${api}/` });
      await fetch(new Request(`${base.replace(/\/$/, "")}/api/tollplaza/fares/401`));
      expect(addresses()).toEqual(["GET https://api.test/base/api/tollplaza/fares/401"]);
    }
  });

  it("stays with the request where the profile has no address", async () => {
    const { fetch, addresses } = answering({
      operations: { listTollplazaFares: { path: "/fares" } },
    });
    await fetch(new Request("https://host.test/x/api/tollplaza/fares/401"));
    await fetch(new Request("https://host.test/x/api/waybill/vehicles/501"));
    expect(addresses()).toEqual([
      "GET https://host.test/x/fares?company_id=401",
      "GET https://host.test/x/api/waybill/vehicles/501",
    ]);
  });

  it("lets an operation's own keys win over the defaults, name by name", async () => {
    const { client, addresses } = answering({
      api,
      defaults: {
        path: "/reports",
        query: { type: "any", format: "json" },
        parameters: { company_id: "operator", from_date: "start" },
        dates: { format: "DD.MM.YYYY", to: "inclusive" },
      },
      operations: {
        getIntracityCounterwiseReport: {
          query: { type: "counter" },
          parameters: { from_date: "since" },
          dates: { to: "exclusive" },
        },
      },
    });
    await client.call(getIntracityCounterwiseReport, { company_id: 101, ...june });
    await client.call(getTollplazaSummary, { company_id: 401 }).catch(() => {});
    expect(addresses()).toEqual([
      "GET https://api.test/base/reports?type=counter&format=json&since=01.06.2026&to_date=01.07.2026&operator=101",
      "GET https://api.test/base/api/tollplaza/summary/401",
    ]);
  });

  const unknown = [
    ["GET", "https://portal.test/api/no-such-address"],
    ["GET", "https://portal.test/api/tollplaza/fares/"],
    ["GET", "https://portal.test/api/tollplaza/fares/401/x"],
    ["POST", "https://portal.test/api/tollplaza/fares/401"],
    ["GET", "https://portal.test/x/tollplaza/fares/401"],
    ["GET", "https://portal.test/api/tollplaza/fares/.."],
  ] as const;
  it.each(unknown)("is not asked for what the contract has not: %s %s", async (method, url) => {
    const { fetch, requests } = answering({ api });
    const response = await fetch(new Request(url, { method }));
    expect([response.status, await response.json(), requests]).toEqual([
      404,
      {
        success: false,
        code: "not_found",
        message: "The contract has no such call.",
        request_id: "host-profile",
      },
      [],
    ]);
  });
});

describe("an id", () => {
  it("never leaves the mapped path, whatever it holds", async () => {
    const operations = {
      getIntracityCounterwiseReport: { path: "/v2/{company_id}/report" },
      findTollplazaPassages: { path: "/v2/{registration_number}/passages" },
    };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: "grapheme", minLength: 1 }),
          fc.string({
            unit: fc.constantFrom("/", ".", "%", "2", "F", "f", "e", "E", "\\", "?", "#", "@", ":"),
            minLength: 1,
          }),
        ),
        async (id) => {
          const host = answering({ api, operations });
          await host.client
            .call(findTollplazaPassages, { company_id: 1, registration_number: id })
            .catch((error) => expect(error).toBeInstanceOf(StatusError));
          for (const { url } of host.requests) {
            const { origin, pathname } = new URL(url);
            const [, base, version, sent = "", last, ...rest] = pathname.split("/");
            expect([origin, base, version, last, rest]).toEqual([
              "https://api.test",
              "base",
              "v2",
              "passages",
              [],
            ]);
            expect(decodeURIComponent(sent)).toBe(id);
          }
        },
      ),
    );
  });

  const ofVehicle = {
    api,
    operations: { findTollplazaPassages: { path: "/v2/{registration_number}" } },
  };
  const find = async (registration_number: string) => {
    const host = answering(ofVehicle);
    const input = { company_id: 1, registration_number };
    const thrown = await host.client.call(findTollplazaPassages, input).catch((error) => error);
    return { thrown, addresses: host.addresses() };
  };

  it.each([".", ".."])(
    "of dots alone is refused where it would be a step in the path: %s",
    async (id) => {
      const { thrown, addresses } = await find(id);
      expect([thrown.status, thrown.code, thrown.message, addresses]).toEqual([
        400,
        "bad_request",
        "A part of the path is missing, or only dots.",
        [],
      ]);
    },
  );

  it("that is left out is refused where the path needs it", async () => {
    const { thrown, addresses } = await find(" ");
    expect([thrown.status, addresses]).toEqual([400, []]);
  });

  it("that looks like an escaped dot is sent as a text", async () => {
    expect((await find("%2e")).addresses).toEqual([`GET ${api}/v2/%252e?company_id=1`]);
  });

  it("may be huge, and may be written as a number or a text", async () => {
    const digits = "9".repeat(500);
    expect(await addressOf({ path: "/{company_id}" }, { company_id: digits, ...june })).toBe(
      `GET ${api}/${digits}?from_date=2026-06-01&to_date=2026-07-01`,
    );
    expect(
      await addressOf({ path: "/{company_id}" }, { company_id: "a/b?c#d%2F..", ...june }),
    ).toBe(`GET ${api}/a%2Fb%3Fc%23d%252F..?from_date=2026-06-01&to_date=2026-07-01`);
  });

  it("that is not a proper escape is sent as it is written", async () => {
    const { fetch, addresses } = answering({ api });
    await fetch(new Request("https://portal.test/api/tollplaza/fares/%ZZ"));
    expect(addresses()).toEqual([`GET ${api}/api/tollplaza/fares/%25ZZ`]);
  });

  it("is no name of an object's own", async () => {
    const { fetch, addresses } = answering({
      api,
      operations: { listTollplazaFares: { path: "/fares", parameters: { company_id: "id" } } },
    });
    await fetch(new Request("https://x.test/api/tollplaza/fares/1?constructor=a&__proto__=b"));
    expect(addresses()).toEqual([`GET ${api}/fares?constructor=a&__proto__=b&id=1`]);
  });
});

describe("dates", () => {
  const inclusive = { dates: { to: "inclusive" } } as const;
  const rangeOf = async (mapping: Parameters<typeof addressOf>[0], range: typeof june) => {
    const address = await addressOf({ path: "/", ...mapping }, { company_id: 1, ...range });
    const { searchParams } = new URL(address?.slice(4) ?? "");
    return [searchParams.get("from_date"), searchParams.get("to_date")];
  };
  const day = fc
    .date({
      min: new Date("1970-01-01"),
      max: new Date("2400-01-01"),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

  it("end on the last day itself where the host's ranges are inclusive", async () => {
    expect(await rangeOf(inclusive, june)).toEqual(["2026-06-01", "2026-06-30"]);
    await fc.assert(
      fc.asyncProperty(day, fc.integer({ min: 0, max: 40 }), async (from_date, length) => {
        const to_date = plusDays(from_date, length);
        const last = new Date(Date.parse(from_date) + Math.max(0, length - 1) * 86_400_000);
        expect(await rangeOf(inclusive, { from_date, to_date })).toEqual([
          from_date,
          last.toISOString().slice(0, 10),
        ]);
      }),
    );
  });

  it("stay the wrong way round, so that the host refuses them", async () => {
    expect(await rangeOf(inclusive, { from_date: "2026-06-10", to_date: "2026-06-05" })).toEqual([
      "2026-06-10",
      "2026-06-04",
    ]);
  });

  it("are written as the host writes them", async () => {
    const formats = fc
      .tuple(
        fc.shuffledSubarray(["YYYY", "MM", "DD"], { minLength: 3 }),
        fc.constantFrom("", "-", "/", ".", " of "),
      )
      .map(([parts, between]) => parts.join(between));
    await fc.assert(
      fc.asyncProperty(day, formats, async (from_date, format) => {
        const [YYYY = "", MM = "", DD = ""] = from_date.split("-");
        const written = format.replace(/YYYY|MM|DD/g, (part) => ({ YYYY, MM, DD })[part] ?? "");
        const range = { from_date, to_date: from_date };
        expect(await rangeOf({ dates: { format } }, range)).toEqual([written, written]);
      }),
    );
  });

  it("that are none go to the host as they are", async () => {
    const wrong = { from_date: "2026-02-30", to_date: "soon" };
    const mapping = { dates: { format: "DD-MM-YYYY", to: "inclusive" } } as const;
    expect(await rangeOf(mapping, wrong)).toEqual(["2026-02-30", "soon"]);
  });
});
