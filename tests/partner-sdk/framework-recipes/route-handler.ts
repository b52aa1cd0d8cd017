import { expect, it } from "vitest";
import { busyHost, exampleHost, failingHost, slowHost } from "./hosts.ts";
import { programOf } from "./program.ts";

type Handler = (request: Request, context: object) => Promise<Response>;
type Asked = { month?: string; token?: string; signal?: AbortSignal };

/** As Next.js calls the handler: a Request that knows its cookies and its address. */
async function answered(hostUrl: string, { month = "2026-06", token, signal }: Asked) {
  const recipe = await programOf("A route handler of Next.js", hostUrl);
  const { GET } = await recipe.load<{ GET: Handler }>();
  const url = new URL(`https://tool.example/waybills/501?month=${month}`);
  const request = new Request(url, { ...(signal && { signal }) });
  const cookies = new Map(token ? [["partner_token", { value: token }]] : []);
  const asked = Object.assign(request, { cookies, nextUrl: url });
  const response = await GET(asked, { params: Promise.resolve({ company: "501" }) });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: await response.json(),
  };
}

/** Registers the tests of the handler that is called as Next.js calls it. */
export function asRouteHandler(): void {
  it("answers with the rows, which the cookie's token is for", async () => {
    await using host = await exampleHost();
    const { status, body } = await answered(host.url, { token: "an-opaque-access-token" });
    expect([status, body[0].net_amount]).toEqual([200, 12129.25]);
    expect(host.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      [
        "/api/waybill/reports/501?from_date=2026-06-01&to_date=2026-07-01",
        "Bearer an-opaque-access-token",
      ],
    ]);
  });

  it.each([
    ["no token", {}, 401, "Sign in."],
    ["a token that nobody can send", { token: "a\nb" }, 401, "Sign in."],
    [
      "a month that is none",
      { token: "t", month: "June" },
      400,
      "A month is written like 2026-06.",
    ],
  ])("asks no host with %s", async (_what, asked, status, message) => {
    await using host = await exampleHost();
    expect(await answered(host.url, asked)).toEqual({
      status,
      retryAfter: null,
      body: { message },
    });
    expect(host.requests).toEqual([]);
  });

  it.each([400, 401, 403, 404])("hands a %s on", async (status) => {
    await using host = await failingHost(status);
    const body = { message: "Made up for a test." };
    expect(await answered(host.url, { token: "t" })).toEqual({ status, retryAfter: null, body });
  });

  it("hands a 429 on with how long to wait", async () => {
    await using host = await failingHost(429, { "Retry-After": "30" });
    const body = { message: "Made up for a test." };
    expect(await answered(host.url, { token: "t" })).toEqual({
      status: 429,
      retryAfter: "30",
      body,
    });
  });

  it("makes a 502 of a host that fails or is not there, and does not name it", async () => {
    const body = { message: "The host did not answer." };
    const failed = { status: 502, retryAfter: null, body };
    await using host = await busyHost();
    expect(await answered(host.url, { token: "t" })).toEqual(failed);
    expect(await answered("http://127.0.0.1:9", { token: "t" })).toEqual(failed);
  });

  it("aborts the host's answer when the browser has gone", async () => {
    await using host = await slowHost();
    const browser = new AbortController();
    const answer = answered(host.url, { token: "t", signal: browser.signal });
    await expect.poll(() => host.isLeft(), { timeout: 10_000 }).toBe(false);
    browser.abort();
    expect((await answer).status).toBe(502);
    await expect.poll(() => host.isLeft(), { timeout: 10_000 }).toBe(true);
  });
}
