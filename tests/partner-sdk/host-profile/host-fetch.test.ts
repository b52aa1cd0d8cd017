import {
  getIntracityCounterwiseReport,
  getIntracitySummary,
  getTollplazaSummary,
  getUser,
  listTollplazaCollections,
  listTollplazaFares,
  login,
  logout,
  StatusError,
} from "partner-sdk";
import { expect, it } from "vitest";
import { plainHost } from "./plain-host.ts";

const range = { from_date: "2026-06-01", to_date: "2026-07-01" };

it("asks a host with other paths, names and dates, and answers as the contract has it", async () => {
  await using host = await plainHost(
    {
      defaults: {
        path: "/v2/reports",
        parameters: { company_id: "operator", from_date: "start", to_date: "end" },
        dates: { format: "DD-MM-YYYY", to: "inclusive" },
        rows: "result.items",
        fields: { total_tickets: "sold", total_fares: "amount" },
      },
      operations: {
        getIntracityCounterwiseReport: {
          query: { type: "counter" },
          fields: { "counter.id": "desk.code", "counter.name": "desk.title" },
        },
      },
    },
    {
      body: {
        result: {
          items: [
            { desk: { code: 7, title: "Gabtoli 2" }, sold: 12, amount: "60200.50" },
            { desk: null, sold: 3, amount: 150 },
          ],
        },
      },
    },
  );
  const rows = await host.client.call(getIntracityCounterwiseReport, { company_id: 101, ...range });
  expect(rows).toEqual([
    { counter: { id: 7, name: "Gabtoli 2" }, total_tickets: 12, total_fares: "60200.50" },
    { counter: null, total_tickets: 3, total_fares: 150 },
  ]);
  expect(host.addresses()).toEqual([
    "GET /base/v2/reports?type=counter&start=01-06-2026&end=30-06-2026&operator=101",
  ]);
  expect(host.mismatches).toEqual([]);
});

it("signs in by the host's names, and sends the token where the host wants it", async () => {
  await using host = await plainHost(
    {
      signIn: {
        fields: { username: "email", password: "pin" },
        tokenHeader: "X-Auth-Token",
        sendTokenIn: "X-Auth-Token",
      },
    },
    ({ url }) =>
      url.endsWith("login")
        ? { status: 204, headers: { "X-Auth-Token": "secret-7" } }
        : { body: { success: true, data: { user: { name: "Rahima" }, allowed_companies: {} } } },
  );
  const signedIn = await host.client.call(login, { username: "r@x.test", password: "12345678" });
  expect(signedIn).toEqual({ token: "secret-7" });
  const headers = { Authorization: "Bearer secret-7" };
  await host.client.call(getUser, {}, { headers });
  expect(host.asked.map(({ body }) => body)).toEqual(['{"email":"r@x.test","pin":"12345678"}', ""]);
  expect(host.asked.map(({ headers }) => [headers.authorization, headers["x-auth-token"]])).toEqual(
    [
      [undefined, undefined],
      [undefined, "secret-7"],
    ],
  );
});

it("answers for what is absent with a 404 that says so, and asks the host for nothing", async () => {
  await using host = await plainHost({ only: ["login", "getUser", "logout"] }, {});
  const error = await host.client
    .call(listTollplazaFares, { company_id: 401 })
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StatusError);
  expect([error.status, error.code, error.message]).toEqual([
    404,
    "not_offered",
    "The host does not offer this.",
  ]);
  expect(host.asked).toEqual([]);
});

it("completes what the host says of the user by what the profile says", async () => {
  await using host = await plainHost(
    {
      operations: { getToday: {} },
      reporting: { time_zone: "Asia/Dhaka", currency: "BDT" },
    },
    {
      body: {
        data: {
          user: { name: "Rahima" },
          allowed_companies: {},
          reporting: { currency: "USD", time_zone: null },
          features: ["same_hours"],
        },
      },
    },
  );
  expect(await host.client.call(getUser)).toEqual({
    user: { name: "Rahima" },
    allowed_companies: {},
    reporting: { currency: "USD", time_zone: "Asia/Dhaka" },
    features: ["today", "same_hours"],
  });
});

it("reads an object from its place, with amounts in minor units", async () => {
  await using host = await plainHost(
    {
      operations: {
        getTollplazaSummary: { path: "/v2/toll/{company_id}", data: "result", amounts: "minor" },
      },
    },
    {
      body: {
        result: {
          total_entry_count: 3,
          total_entry_amount: 12500,
          total_exited_count: 2,
          total_non_exited_count: 1,
          total_overstay_count: 0,
          total_overstay_amount: "0",
        },
      },
    },
  );
  expect(await host.client.call(getTollplazaSummary, { company_id: 401 })).toEqual({
    total_entry_count: 3,
    total_entry_amount: 125,
    total_exited_count: 2,
    total_non_exited_count: 1,
    total_overstay_count: 0,
    total_overstay_amount: "0",
  });
  expect(host.addresses()).toEqual(["GET /base/v2/toll/401"]);
});

it("reads pages, whose cursor may be anywhere in the answer", async () => {
  await using host = await plainHost(
    {
      operations: {
        listTollplazaCollections: { rows: "items", fields: { next_cursor: "meta.next" } },
      },
    },
    { body: { items: [], meta: { next: 2 } } },
  );
  expect(await host.client.call(listTollplazaCollections, { company_id: 401, ...range })).toEqual({
    rows: [],
    next_cursor: "2",
  });
});

it("adds the totals of days that come without them", async () => {
  const days = [
    { date: "2026-06-01", total_trips: 2, total_tickets: 40, total_fares: "0.10" },
    { date: "2026-06-02", total_trips: 1, total_tickets: 2, total_fares: 0.2 },
  ];
  await using host = await plainHost(
    { operations: { getIntracitySummary: { rows: "days" } } },
    { body: { days } },
  );
  expect(await host.client.call(getIntracitySummary, { company_id: 101, ...range })).toEqual({
    totals: { total_trips: "3", total_tickets: "42", total_fares: "0.30" },
    days,
  });
});

it("takes any success of a mapped sign-out for one", async () => {
  await using host = await plainHost({ operations: { logout: { path: "/bye" } } }, { status: 204 });
  expect(await host.client.call(logout)).toBeUndefined();
  expect(host.addresses()).toEqual(["POST /base/bye"]);
});

it("makes the data of an expression, which knows the request", async () => {
  await using host = await plainHost(
    {
      operations: {
        getIntracityCounterwiseReport: {
          expression:
            "sales.{'counter': {'id': $request.company_id & '-' & desk}, 'total_tickets': n, 'total_fares': f}",
        },
      },
    },
    { body: { sales: [{ desk: 1, n: 2, f: "3.50" }] } },
  );
  expect(
    await host.client.call(getIntracityCounterwiseReport, { company_id: 101, ...range }),
  ).toEqual([{ counter: { id: "101-1" }, total_tickets: 2, total_fares: "3.50" }]);
});
