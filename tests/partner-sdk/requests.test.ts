import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import {
  createPartnerClient,
  findTollplazaPassages,
  getOfflineCounterReport,
  getUser,
  login,
  logout,
  memoryTokenStore,
  StatusError,
  withdrawInvitation,
} from "partner-sdk";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

const host = setupServer();
beforeAll(() => host.listen({ onUnhandledRequest: "error" }));
afterEach(() => host.resetHandlers());
afterAll(() => host.close());

const baseUrl = "https://partner.test";
const ok = (data: unknown) => HttpResponse.json({ success: true, data });

function recording(path: string, data: unknown) {
  const seen: Request[] = [];
  host.use(
    http.all(`${baseUrl}${path}`, ({ request }) => {
      seen.push(request.clone());
      return ok(data);
    }),
  );
  return seen;
}

describe("a request", () => {
  it("carries the bearer token of the store, credentials and no header of its own [S7.1, S7.2, V14.2.1]", async () => {
    const seen = recording("/api/auth/user", { user: { name: "Rahima" }, allowed_companies: {} });
    const client = createPartnerClient({ baseUrl, tokenStore: memoryTokenStore("secret-token") });
    expect(await client.call(getUser)).toEqual({ user: { name: "Rahima" }, allowed_companies: {} });
    expect(seen.map(({ method, credentials }) => [method, credentials])).toEqual([
      ["GET", "include"],
    ]);
    expect([...(seen[0]?.headers ?? [])]).toEqual([["authorization", "Bearer secret-token"]]);
  });

  it("carries no Authorization header when there is no token", async () => {
    const seen = recording("/api/auth/user", {});
    await createPartnerClient({ baseUrl }).call(getUser);
    expect([...(seen[0]?.headers ?? [])]).toEqual([]);
  });

  it("asks the store each time, even one that answers later", async () => {
    const seen = recording("/api/auth/user", {});
    const tokens = ["first", "second"];
    const client = createPartnerClient({
      baseUrl,
      tokenStore: { get: async () => tokens.shift() ?? null, set() {}, clear() {} },
    });
    await client.call(getUser);
    await client.call(getUser);
    await client.call(getUser);
    expect(seen.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer first",
      "Bearer second",
      null,
    ]);
  });

  it("puts each field where the contract has it and leaves blank query fields out [V1.2.2]", async () => {
    const seen = recording("/api/offline-counter/reports/:id", []);
    const client = createPartnerClient({ baseUrl });
    await client.call(getOfflineCounterReport, {
      company_id: "a/b 7",
      from_date: "2026-06-01",
      to_date: "2026-06-02",
      device_id: "",
      stoppage: "Gabtoli & Co",
    });
    await client.call(getOfflineCounterReport, {
      company_id: 7,
      from_date: "2026-06-01",
      to_date: "2026-06-02",
      device_id: undefined,
    });
    const unchecked = { from_date: "2026-06-01", to_date: "2026-06-02", device_id: null };
    await client.call(getOfflineCounterReport, unchecked as never);
    await client.call(getOfflineCounterReport, {
      company_id: 7,
      from_date: "2026-06-01",
      to_date: "2026-06-02",
      device_id: "POS 1 ",
      stoppage: " \t",
    });
    expect(seen.map(({ url }) => url)).toEqual([
      `${baseUrl}/api/offline-counter/reports/a%2Fb%207?from_date=2026-06-01&to_date=2026-06-02&stoppage=Gabtoli%20%26%20Co`,
      `${baseUrl}/api/offline-counter/reports/7?from_date=2026-06-01&to_date=2026-06-02`,
      `${baseUrl}/api/offline-counter/reports/%7Bcompany_id%7D?from_date=2026-06-01&to_date=2026-06-02`,
      `${baseUrl}/api/offline-counter/reports/7?from_date=2026-06-01&to_date=2026-06-02&device_id=POS%201%20`,
    ]);
  });

  it("sends the fields of a POST as JSON", async () => {
    const seen = recording("/api/auth/login", { token: "t" });
    const client = createPartnerClient({ baseUrl: `${baseUrl}/` });
    expect(await client.call(login, { username: "demo", password: "pass phrase" })).toEqual({
      token: "t",
    });
    expect(seen[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(await seen[0]?.json()).toEqual({ username: "demo", password: "pass phrase" });
  });

  it("sends what the path of a POST names there, and the rest as JSON", async () => {
    const seen = recording("/api/administration/invitations/:id/withdraw", undefined);
    const client = createPartnerClient({ baseUrl });
    const place = { company_id: "601", module: "water" } as const;
    await client.call(withdrawInvitation, { invitation_id: "a/b 7", ...place });
    expect(seen.map(({ url }) => url)).toEqual([
      `${baseUrl}/api/administration/invitations/a%2Fb%207/withdraw`,
    ]);
    expect(await seen[0]?.json()).toEqual(place);
  });

  it("sends a POST without fields without a body", async () => {
    const seen: [string, string][] = [];
    host.use(
      http.post(`${baseUrl}/api/auth/logout`, async ({ request }) => {
        seen.push([request.method, await request.text()]);
        return HttpResponse.json({ success: true });
      }),
    );
    expect(await createPartnerClient({ baseUrl }).call(logout)).toBeUndefined();
    expect(seen).toEqual([["POST", ""]]);
  });

  it("uses the given fetch", async () => {
    const urls: string[] = [];
    const client = createPartnerClient({
      baseUrl,
      fetch: async ({ url }) => {
        urls.push(url);
        return Response.json({ success: true, data: [] });
      },
    });
    await client.call(findTollplazaPassages, { company_id: 3, registration_number: "dhk 11" });
    expect(urls).toEqual([`${baseUrl}/api/tollplaza/vehicles/3?registration_number=dhk%2011`]);
  });
});

describe("by path", () => {
  const path = "/api/tollplaza/summary/{company_id}";
  const figures = { total_entry_count: "12" };

  it("returns the whole envelope and the response", async () => {
    recording("/api/tollplaza/summary/3", figures);
    const { data, error, response } = await createPartnerClient({ baseUrl }).GET(path, {
      params: { path: { company_id: 3 } },
    });
    expect(data).toEqual({ success: true, data: figures });
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
  });

  it("returns an error even when a failure had no body", async () => {
    host.use(
      http.get(`${baseUrl}/api/tollplaza/summary/3`, () => new Response(null, { status: 401 })),
    );
    const { data, error, response } = await createPartnerClient({ baseUrl }).GET(path, {
      params: { path: { company_id: 3 } },
    });
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(StatusError);
    expect(error?.status).toBe(401);
    expect(response.status).toBe(401);
  });

  it("gives a failure's envelope as the error's body [S8.1]", async () => {
    const body = {
      success: false,
      code: "bad_request",
      message: "Wrong fields.",
      request_id: "req-9",
      errors: [{ field: "username", message: "is missing" }],
    };
    host.use(
      http.post(`${baseUrl}/api/auth/login`, () => HttpResponse.json(body, { status: 400 })),
    );
    const { error } = await createPartnerClient({ baseUrl }).POST("/api/auth/login", {
      body: { username: "", password: "x" },
    });
    expect(error instanceof StatusError ? error.body : undefined).toEqual(body);
  });
});

it("a failure whose body is no envelope has none", async () => {
  host.use(
    http.get(`${baseUrl}/api/auth/user`, () => HttpResponse.html("<h1>Off</h1>", { status: 502 })),
  );
  const { error } = await createPartnerClient({ baseUrl }).GET("/api/auth/user");
  expect([error?.name, error instanceof StatusError && error.body]).toEqual([
    "StatusError",
    undefined,
  ]);
});

it.each([[["lost"]], ["lost"], [null], [7]])(
  "a failure whose body is %j has no envelope",
  async (body) => {
    host.use(http.get(`${baseUrl}/api/auth/user`, () => HttpResponse.json(body, { status: 502 })));
    const { error } = await createPartnerClient({ baseUrl }).GET("/api/auth/user");
    expect(error instanceof StatusError && [error.status, error.body]).toEqual([502, undefined]);
  },
);

it("a failure is told in its own words only where they are words", async () => {
  host.use(
    http.get(`${baseUrl}/api/auth/user`, () =>
      HttpResponse.json({ message: 7, code: 7, request_id: null }, { status: 403 }),
    ),
  );
  const { error } = await createPartnerClient({ baseUrl }).GET("/api/auth/user");
  expect(error?.toJSON()).toEqual({
    name: "StatusError",
    message: "The answer had the status 403.",
    method: "GET",
    path: "/api/auth/user",
    status: 403,
  });
});

describe("a listener that throws", () => {
  it("is reported and does not affect the request", async () => {
    recording("/api/auth/user", { user: { name: "Rahima" }, allowed_companies: {} });
    const reported: unknown[] = [];
    const queue = vi.spyOn(globalThis, "queueMicrotask").mockImplementation((task) => {
      try {
        task();
      } catch (error) {
        reported.push(error);
      }
    });
    const started = new Error("started");
    const settled = new Error("settled");
    const client = createPartnerClient({
      baseUrl,
      on: {
        started: () => {
          throw started;
        },
        settled: () => {
          throw settled;
        },
      },
    });
    const data = await client.call(getUser);
    queue.mockRestore();
    expect(data.user.name).toBe("Rahima");
    expect(reported.filter((error) => error === started || error === settled)).toEqual([
      started,
      settled,
    ]);
  });
});
