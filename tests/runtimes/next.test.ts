import { beforeAll, expect, it } from "vitest";
import { exampleHost, slowHost } from "../partner-sdk/framework-recipes/hosts.ts";
import { buildApp, serveApp } from "./next-server.ts";

let app: string;
beforeAll(async () => {
  app = await buildApp();
});

const headers = { cookie: "other=1; partner_token=an-opaque-access-token" };

it("Next.js answers every request with rows of its own, and never with the token", async () => {
  await using host = await exampleHost();
  await using server = await serveApp(app, host.url);
  for (const _ of ["first", "second"]) {
    const response = await fetch(`${server.url}/waybills/501?month=2026-06`, { headers });
    const text = await response.text();
    expect([response.status, JSON.parse(text)[0].net_amount]).toEqual([200, 12129.25]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(JSON.stringify([...response.headers]) + text).not.toContain("an-opaque-access-token");
  }
  const asked = [
    "/api/waybill/reports/501?from_date=2026-06-01&to_date=2026-07-01",
    "Bearer an-opaque-access-token",
  ];
  expect(host.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    asked,
    asked,
  ]);
});

it("Next.js refuses who is not signed in, and a month that is none", async () => {
  await using host = await exampleHost();
  await using server = await serveApp(app, host.url);
  const statusOf = async (...words: Parameters<typeof fetch>) => (await fetch(...words)).status;
  const address = `${server.url}/waybills/501`;
  expect(await statusOf(`${address}?month=2026-06`)).toBe(401);
  expect(await statusOf(`${address}?month=June`, { headers })).toBe(400);
  expect(host.requests).toEqual([]);
});

it("Next.js tells the handler that the browser has gone", async () => {
  await using host = await slowHost();
  await using server = await serveApp(app, host.url);
  const browser = new AbortController();
  const { signal } = browser;
  const answer = fetch(`${server.url}/waybills/501?month=2026-06`, { headers, signal });
  await expect.poll(() => host.isLeft(), { timeout: 10_000 }).toBe(false);
  browser.abort();
  await expect(answer).rejects.toThrow("aborted");
  await expect.poll(() => host.isLeft(), { timeout: 10_000 }).toBe(true);
});
