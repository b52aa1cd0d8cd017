import {
  getIntracitySummary,
  getOfflineCounterReport,
  getUser,
  getWaybillReport,
  listIntercityReservations,
  listOfflineCounterDeviceIds,
  listTollplazaFares,
  WrongEnvelopeError,
} from "partner-sdk";
import { describe, expect, it } from "vitest";
import { answering, june } from "./answering.ts";

const day = { company_id: 1, ...june };
const fare = { vehicle_class: "Truck", fare: 100, overstay_fare: 20, free_minutes: 30 };

describe("rows", () => {
  const places = [
    [undefined, { success: true, data: [fare] }],
    [undefined, { data: [fare] }],
    [undefined, [fare]],
    ["items", { items: [fare], data: [] }],
    ["result.list.rows", { result: { list: { rows: [fare] } } }],
    ["pages.0.rows", { pages: [{ rows: [fare] }] }],
  ] as const;
  it.each(places)("are at %s", async (rows, answer) => {
    const listTollplazaFaresAt = rows === undefined ? {} : { rows };
    const { client, fetch } = answering(
      { operations: { listTollplazaFares: listTollplazaFaresAt } },
      answer,
    );
    expect(await client.call(listTollplazaFares, { company_id: 1 })).toEqual([fare]);
    const response = await fetch("https://x.test/api/tollplaza/fares/1");
    expect(await response.json()).toEqual({ success: true, data: [fare] });
  });

  it("of ids stay as they are", async () => {
    const operations = { listOfflineCounterDeviceIds: { rows: "ids" } };
    const { client, mismatches } = answering({ operations }, { ids: ["POS-1", 42] });
    expect(await client.call(listOfflineCounterDeviceIds, { company_id: 1 })).toEqual([
      "POS-1",
      42,
    ]);
    expect(mismatches).toEqual([]);
  });

  const none = [
    [{ rows: "items" }, { data: [] }, "rows at items; came nothing"],
    [{ rows: "items" }, { items: { a: 1 } }, "rows at items; came an object"],
    [{ rows: "a.b.c" }, { a: null }, "rows at a.b.c; came nothing"],
    [{ rows: "items.length" }, { items: [1] }, "rows at items.length; came the number 9"],
    [{ rows: "__proto__" }, {}, "rows at __proto__; came nothing"],
    [{}, { rows: [] }, "rows in data; came an object"],
    [{}, { data: null }, "rows in data; came null"],
    [{}, "Rahima 017", 'rows in data; came the text "Aaaaaa 999"'],
    [{}, 7, "rows in data; came the number 9"],
    [{}, null, "rows in data; came null"],
  ] as const;
  it.each(none)(
    "that are not there are a wrong envelope: %j of %j",
    async (mapping, body, words) => {
      const host = answering({ operations: { listTollplazaFares: mapping } }, () =>
        Response.json(body),
      );
      const thrown = await host.client.call(listTollplazaFares, { company_id: 1 }).catch((e) => e);
      expect(thrown).toBeInstanceOf(WrongEnvelopeError);
      expect([thrown.code, thrown.message]).toEqual([
        "wrong_answer",
        `The host's answer to listTollplazaFares should have ${words}.`,
      ]);
      const [expected = "", came = ""] = words.split("; came ");
      expect(host.mismatches).toEqual([
        { operation: "listTollplazaFares", field: "data", expected, came },
      ]);
    },
  );
});

describe("fields", () => {
  const rowsOf = async (fields: Record<string, string>, ...rows: unknown[]) => {
    const { client } = answering({ operations: { getOfflineCounterReport: { fields } } }, () =>
      Response.json(rows),
    );
    return client.call(getOfflineCounterReport, day);
  };

  it("move into objects and out of them", async () => {
    const fields = {
      "counterman.name": "seller",
      total_tickets: "sum.n",
      total_fares: "sum.fares",
    };
    expect(await rowsOf(fields, { seller: "Nasrin", sum: { n: 3, fares: 9 }, note: "x" })).toEqual([
      { counterman: { name: "Nasrin" }, total_tickets: 3, total_fares: 9, note: "x" },
    ]);
  });

  it("may change places", async () => {
    const fields = { total_tickets: "total_fares", total_fares: "total_tickets" };
    expect(await rowsOf(fields, { total_tickets: 1, total_fares: 2 })).toEqual([
      { total_tickets: 2, total_fares: 1 },
    ]);
  });

  it("of an object that is not there make it null, where the contract has it so", async () => {
    const fields = { "counterman.name": "seller" };
    const sums = { total_tickets: 0, total_fares: 0 };
    expect(await rowsOf(fields, { ...sums, seller: null }, sums)).toEqual([
      { ...sums, counterman: null },
      { ...sums, counterman: null },
    ]);
  });

  it("take the place of a plain value by the object's own name", async () => {
    const { client } = answering(
      {
        operations: {
          getWaybillReport: { fields: { "driver.id": "driver", "driver.name": "driver_name" } },
        },
      },
      [{ driver: 12, driver_name: "Kamal" }],
    );
    const [row] = await client.call(getWaybillReport, day);
    expect(row).toEqual({ driver: { id: 12, name: "Kamal" } });
  });

  it("keep what else is in an object", async () => {
    const { client } = answering(
      { operations: { getWaybillReport: { fields: { driver: "man", "driver.id": "man.code" } } } },
      [{ man: { code: 1, name: "Kamal" } }],
    );
    const [row] = await client.call(getWaybillReport, day);
    expect(row).toEqual({ driver: { code: 1, id: 1, name: "Kamal" } });
  });

  it("leave rows alone that are no objects", async () => {
    expect(await rowsOf({ total_fares: "sum" }, null, 7, "x", [1])).toEqual([null, 7, "x", [1]]);
  });

  it("of one object are found from there", async () => {
    const { client } = answering(
      {
        operations: {
          getUser: {
            data: "me",
            fields: { "user.name": "full", "allowed_companies.water_companies": "fleets.boats" },
          },
        },
      },
      { me: { full: "Rahima", fleets: { boats: [{ _id: "a", name: "Launch" }] } } },
    );
    expect(await client.call(getUser)).toEqual({
      user: { name: "Rahima" },
      allowed_companies: { water_companies: [{ _id: "a", name: "Launch" }] },
      features: expect.any(Array),
    });
  });
});

describe("dates of an answer", () => {
  it("are read in the host's format, and stay where they are not in it", async () => {
    const operations = { listIntercityReservations: { dates: { format: "DD/MM/YYYY" } } };
    const days = ["30/06/2026", "2026-06-30", "31/06/2026", "30-06-2026", null];
    const rows = days.map((travel_date) => ({ travel_date }));
    const { client } = answering({ operations }, { rows });
    const page = await client.call(listIntercityReservations, day);
    expect(page.rows.map(({ travel_date }) => travel_date)).toEqual([
      "2026-06-30",
      "2026-06-30",
      "31/06/2026",
      "30-06-2026",
      null,
    ]);
  });
});

describe("pages", () => {
  const pages = [
    [{}, { data: { rows: [], next_cursor: "b" } }, "b"],
    [{}, { rows: [], next_cursor: null }, null],
    [{}, { data: [] }, null],
    [{ rows: "list.items" }, { list: { items: [], next_cursor: "b" } }, "b"],
    [{ rows: "items" }, { items: [], next_cursor: "" }, null],
    [
      { rows: "items", fields: { next_cursor: "meta.next" } },
      { items: [], meta: { next: 3 } },
      "3",
    ],
    [
      { rows: "items", fields: { next_cursor: "meta.next" } },
      { items: [], next_cursor: "c" },
      null,
    ],
  ] as const;
  it.each(pages)("%j of %j have the cursor %j", async (mapping, answer, next_cursor) => {
    const operations = { listIntercityReservations: mapping };
    const { client, mismatches } = answering({ operations }, answer);
    expect(await client.call(listIntercityReservations, day)).toEqual({ rows: [], next_cursor });
    expect(mismatches).toEqual([]);
  });
});

describe("days", () => {
  const days = [
    { date: "2026-06-01", total_trips: 1, total_tickets: "10", total_fares: "0.10" },
    { date: "2026-06-02", total_trips: 2, total_tickets: 20, total_fares: 0.2 },
  ];
  const totals = { total_trips: 3, total_tickets: 30, total_fares: "0.30" };
  const hosts = [
    [{}, { data: { totals, days } }],
    [{}, { totals, days }],
    [{ rows: "result.days" }, { result: { totals, days } }],
    [
      {
        rows: "list",
        fields: {
          "totals.total_trips": "sum.trips",
          "totals.total_tickets": "sum.tickets",
          "totals.total_fares": "sum.fares",
        },
      },
      { list: days, sum: { trips: 3, tickets: 30, fares: "0.30" } },
    ],
    [
      { rows: "list", fields: { total_fares: "amount", "totals.total_trips": "trips" } },
      {
        list: days.map(({ total_fares, ...rest }) => ({ ...rest, amount: total_fares })),
        totals: { total_tickets: 30, amount: "0.30" },
        trips: 3,
      },
    ],
  ] as const;
  it.each(hosts)("come with the totals of the host: %j", async (mapping, answer) => {
    const host = answering({ operations: { getIntracitySummary: mapping } }, answer);
    expect(await host.client.call(getIntracitySummary, day)).toEqual({ totals, days });
    expect(host.mismatches).toEqual([]);
  });

  it("come with the sums of the days where the host has no totals", async () => {
    const operations = { getIntracitySummary: { rows: "list", amounts: "minor" } } as const;
    const list = [
      { date: "2026-06-01", total_trips: 1, total_tickets: "10", total_fares: 10 },
      { date: "2026-06-02", total_trips: 2, total_tickets: 20, total_fares: "20" },
    ];
    const host = answering({ operations }, { list });
    expect(await host.client.call(getIntracitySummary, day)).toEqual({
      totals: { total_trips: "3", total_tickets: "30", total_fares: "0.30" },
      days: [
        { ...list[0], total_fares: "0.10" },
        { ...list[1], total_fares: "0.20" },
      ],
    });
    expect(host.mismatches).toEqual([]);
  });
});
