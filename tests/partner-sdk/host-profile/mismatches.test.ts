import {
  createPartnerClient,
  getToday,
  getUser,
  getWaybillReport,
  listTollplazaFares,
  listWaybillVehicles,
  login,
} from "partner-sdk";
import { hostFetch } from "partner-sdk/host-profile";
import { exampleOf } from "partner-sdk/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answering, june } from "./answering.ts";

const day = { company_id: 1, ...june };
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const [waybill] = exampleOf(getWaybillReport);
const [vehicle] = exampleOf(listWaybillVehicles);

/** What is reported of a waybill with some other fields. */
async function reported(fields: Record<string, unknown>) {
  const rows = [{ ...waybill, ...fields }];
  const host = answering({ operations: { getWaybillReport: {} } }, rows);
  await host.client.call(getWaybillReport, day);
  return host.mismatches.map(({ field, expected, came }) => [field, expected, came]);
}

describe("an answer is compared with the contract", () => {
  const amount = "an amount such as 1520.50";
  const moment = "a moment such as 2026-06-01T22:30:00+06:00";
  it.each([
    [{ waybill_number: 17 }, "waybill_number", "a text", "the number 99"],
    [{ vehicle: null }, "vehicle", "an object", "null"],
    [{ vehicle: [] }, "vehicle", "an object", "a list"],
    [{ vehicle: { ...vehicle, id: 1.5 } }, "vehicle.id", "an id", "the number 9.9"],
    [{ vehicle: { ...vehicle, id: "" } }, "vehicle.id", "an id", "an empty text"],
    [
      { vehicle: { ...vehicle, id: "x".repeat(65) } },
      "vehicle.id",
      "an id",
      `the text "${"a".repeat(24)}…"`,
    ],
    [
      { vehicle: { ...vehicle, status: "sold" } },
      "vehicle.status",
      "one of active, idle, maintenance, retired",
      'the text "aaaa"',
    ],
    [
      { vehicle: { ...vehicle, capacity: "52" } },
      "vehicle.capacity",
      "a whole number",
      'the text "99"',
    ],
    [{ issued_at: "01-06-2026 08:00" }, "issued_at", moment, 'the text "99-99-9999 99:99"'],
    [{ issued_at: "2026-06-01T08:00:00" }, "issued_at", moment, 'the text "9999-99-99A99:99:99"'],
    [{ issued_at: "2026-13-01T08:00:00Z" }, "issued_at", moment, 'the text "9999-99-99A99:99:99A"'],
    [{ total_trips: -1 }, "total_trips", "a count such as 48", "the number -9"],
    [{ total_trips: "1,260" }, "total_trips", "a count such as 48", 'the text "9,999"'],
    [{ total_fares: "Nasrin 1520.505" }, "total_fares", amount, 'the text "Aaaaaa 9999.999"'],
    [{ total_fares: 0.1 + 0.2 }, "total_fares", amount, "the number 9.99999999999999999"],
    [{ total_fares: undefined }, "total_fares", amount, "nothing"],
    [{ net_amount: true }, "net_amount", amount, "true"],
  ] as const)("%j", async (fields, field, expected, came) => {
    expect(await reported(fields)).toEqual([[`data[0].${field}`, expected, came]]);
  });

  it("and what it takes is not reported", async () => {
    expect(await reported({ driver: { id: "66f0", name: null }, note: { any: 1 } })).toEqual([]);
    expect(await reported({ net_amount: "-12.5", total_fares: 7, total_trips: "0012" })).toEqual(
      [],
    );
  });

  it("down to lists in lists", async () => {
    const today = structuredClone(exampleOf(getToday));
    const [company] = today.companies;
    if (company?.today.hours) company.today.hours.amounts = [1, "2,00"];
    const host = answering({ operations: { getToday: {} } }, { data: today });
    await host.client.call(getToday);
    expect(host.mismatches.map(({ field }) => field)).toEqual([
      "data.companies[0].today.hours.amounts[1]",
    ]);
  });
});

describe("what does not fit is reported", () => {
  it("once for each operation and field", async () => {
    const rows = [waybill, { ...waybill, total_fares: "a" }, { ...waybill, total_fares: "b" }];
    const host = answering({ operations: { getWaybillReport: {}, listTollplazaFares: {} } }, rows);
    await host.client.call(getWaybillReport, day);
    await host.client.call(getWaybillReport, day);
    expect(host.mismatches.map(({ operation, field }) => `${operation} ${field}`)).toEqual([
      "getWaybillReport data[1].total_fares",
    ]);
    await host.client.call(listTollplazaFares, { company_id: 1 });
    expect(host.mismatches.map(({ operation, field }) => `${operation} ${field}`)).toEqual([
      "getWaybillReport data[1].total_fares",
      "listTollplazaFares data[0].vehicle_class",
      "listTollplazaFares data[0].fare",
      "listTollplazaFares data[0].overstay_fare",
      "listTollplazaFares data[0].free_minutes",
    ]);
  });

  it("on the console, without a figure, a name or a token", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const answers = [{ data: { token: 9281 } }, { data: { user: { name: 4711 } } }];
    const fetch = hostFetch(
      { operations: { getUser: {}, login: {} } },
      { fetch: async () => Response.json(answers.shift()) },
    );
    const client = createPartnerClient({ baseUrl: "https://portal.test", fetch });
    await client.call(login, { username: "rahima", password: "12345678" }).catch(() => {});
    await client.call(getUser);
    expect(warn.mock.calls).toEqual([
      ["login: data should be the token in data.token; came the number 9999."],
      ["getUser: data.user.name should be a text; came the number 9999."],
      ["getUser: data.allowed_companies should be an object; came nothing."],
    ]);
  });
});

describe("how often an answer is compared", () => {
  /** Which of so many answers are: one alone is wrong at a time. */
  async function compared(answers: number[], options: { checkEvery?: number } = {}) {
    const found: number[] = [];
    for (const wrong of answers) {
      let answer = 0;
      const fetch = hostFetch(
        { operations: { listTollplazaFares: {}, listWaybillVehicles: {} } },
        {
          fetch: async () => Response.json(answer++ === wrong ? [7] : []),
          onMismatch: () => found.push(wrong),
          ...options,
        },
      );
      while (answer <= wrong) await fetch("https://x.test/api/tollplaza/fares/1");
    }
    return found;
  }

  it("is each time in development", async () => {
    expect(await compared([0, 1, 99, 100])).toEqual([0, 1, 99, 100]);
  });

  it("is one of a hundred in production, with the first", async () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(await compared([0, 1, 99, 100, 101, 200])).toEqual([0, 100, 200]);
  });

  it("is as often as the caller says", async () => {
    expect(await compared([0, 1, 2, 3, 4, 6], { checkEvery: 3 })).toEqual([0, 3, 6]);
  });

  it("is each time where there is no setting", async () => {
    vi.stubGlobal("process", undefined);
    const found = await compared([0, 1, 2]).finally(() => vi.unstubAllGlobals());
    expect(found).toEqual([0, 1, 2]);
  });

  it("counts each operation for itself", async () => {
    const wrong: string[] = [];
    const fetch = hostFetch(
      { operations: { listTollplazaFares: {}, listWaybillVehicles: {} } },
      {
        checkEvery: 100,
        fetch: async () => Response.json([7]),
        onMismatch: ({ operation }) => wrong.push(operation),
      },
    );
    await fetch("https://x.test/api/tollplaza/fares/1");
    await fetch("https://x.test/api/waybill/vehicles/1");
    expect(wrong).toEqual(["listTollplazaFares", "listWaybillVehicles"]);
  });
});
