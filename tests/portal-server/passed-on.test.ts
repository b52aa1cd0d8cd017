import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { type PlainHost, sendJson, startPlainHost } from "./plain-host.ts";
import { startPortal } from "./started-portal.ts";

type Started = Parameters<typeof startPlainHost>[0];

async function hostThat(answers?: Started): Promise<PlainHost> {
  const host = await startPlainHost(answers);
  onTestFinished(host.stop);
  return host;
}

/** With headers that `fetch` does not send. */
function ask(url: string, headers: Record<string, string>, method = "GET", body?: string) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const asking = request(url, { headers, method }, (answer) => {
        answer.resume().once("end", () => {
          resolve({ status: answer.statusCode, headers: answer.headers });
        });
      });
      asking.once("error", reject).end(body);
    },
  );
}

it("passes a call on under the host's own path, and the answer back", async () => {
  const host = await hostThat((_, response) => sendJson(response, { success: true, data: [1] }));
  const { url } = await startPortal({ host: `${host.url}/base/` });
  const answer = await fetch(`${url}/api/tollplaza/fares/3?from_date=2026-01-01`);
  expect(await answer.json()).toEqual({ success: true, data: [1] });
  expect(host.came.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /base/api/tollplaza/fares/3?from_date=2026-01-01",
  ]);
});

it("passes on the calls of pages from before the browser called the host itself", async () => {
  const host = await hostThat();
  const { url } = await startPortal({ host: host.url, crossOrigin: true });
  expect((await fetch(`${url}/api/auth/user`)).status).toBe(401);
  expect(host.came).toHaveLength(1);
});

it("passes errors of the host on as they are, with the host's id of the request", async () => {
  const host = await hostThat((_, response) => {
    response.setHeader("x-request-id", "host-7");
    sendJson(response, { error: "closed on Fridays" }, 418);
  });
  const { url } = await startPortal({ host: host.url });
  const answer = await fetch(`${url}/api/auth/user`);
  expect(answer.status).toBe(418);
  expect(answer.headers.get("x-request-id")).toBe("host-7");
  expect(await answer.json()).toEqual({ error: "closed on Fridays" });
});

it("gives a request an id where the host has none", async () => {
  const host = await hostThat();
  const { url } = await startPortal({ host: host.url });
  const { headers } = await fetch(`${url}/api/auth/user`);
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("sends the host a request without what belongs to one connection, and says where it comes from", async () => {
  const host = await hostThat();
  const { url } = await startPortal({ host: host.url });
  await ask(`${url}/api/auth/user`, {
    authorization: "Bearer secret",
    connection: "keep-alive, x-private",
    "x-private": "1",
    "keep-alive": "timeout=1",
    te: "trailers",
    "proxy-authorization": "Basic eA==",
    expect: "100-continue",
    "x-forwarded-for": "6.6.6.6",
    "x-real-ip": "6.6.6.6",
    forwarded: "for=6.6.6.6",
    cookie: "a=1",
  });
  expect(host.came[0]?.headers).toEqual({
    authorization: "Bearer secret",
    connection: "keep-alive",
    cookie: "a=1",
    host: host.url.replace("http://", ""),
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": url.replace("http://", ""),
    "x-forwarded-proto": "http",
  });
});

it("says of a trusted proxy's caller what the proxy says", async () => {
  const host = await hostThat();
  const { url } = await startPortal({ host: host.url, env: { TRUST_PROXY: "1" } });
  await ask(`${url}/api/auth/user`, {
    "x-forwarded-for": "6.6.6.6, 203.0.113.7:4431",
    "x-forwarded-host": "portal.example",
    "x-forwarded-proto": "https",
  });
  expect(host.came[0]?.headers).toMatchObject({
    "x-forwarded-for": "203.0.113.7, 127.0.0.1",
    "x-forwarded-host": "portal.example",
    "x-forwarded-proto": "https",
  });
});

it("sends the portal's origin to the host only where no browser vouches for it", async () => {
  const host = await hostThat();
  const { url } = await startPortal({ host: host.url });
  const origin = "https://portal.example";
  for (const site of ["same-origin", "cross-site"])
    await ask(`${url}/api/auth/user`, { origin, "sec-fetch-site": site });
  expect(host.came.map(({ headers }) => headers.origin)).toEqual([undefined, origin]);
});

it("takes from an answer what belongs to the host's connection and origin, and adds its own policies", async () => {
  const host = await hostThat((_, response) => {
    response.writeHead(200, {
      connection: "keep-alive, x-private",
      "x-private": "1",
      "x-public": "2",
      "access-control-allow-origin": "*",
      "alt-svc": 'h3=":443"',
      "content-security-policy": "default-src *",
      "content-type": "application/json",
    });
    response.end("{}");
  });
  const { url } = await startPortal({ host: host.url });
  const { headers } = await ask(`${url}/api/auth/user`, {});
  expect(
    Object.keys(headers)
      .filter((name) => !name.startsWith("x-ratelimit"))
      .sort(),
  ).toEqual([
    ...["cache-control", "connection", "content-security-policy", "content-type"],
    ...["cross-origin-resource-policy", "date", "keep-alive", "permissions-policy"],
    ...["referrer-policy", "strict-transport-security", "transfer-encoding"],
    ...["x-content-type-options", "x-public", "x-request-id"],
  ]);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  });
});

it("makes the host's cookies the portal's own", async () => {
  const host = await hostThat((_, response) => {
    response.setHeader("set-cookie", [
      "sid=1; Domain=.api.example; Path=/base; Secure; HttpOnly; SameSite=Lax",
      "path=domain; path=/x;domain=api.example",
    ]);
    sendJson(response, {});
  });
  const { url } = await startPortal({ host: host.url });
  const { headers } = await fetch(`${url}/api/auth/user`);
  expect(headers.getSetCookie()).toEqual([
    "sid=1; Secure; HttpOnly; SameSite=Lax; Path=/",
    "path=domain; Path=/",
  ]);
});

it("passes a compressed answer on in the host's bytes", async () => {
  const packed = gzipSync('{"success":true}');
  const host = await hostThat((_, response) => {
    const headers = { "content-encoding": "gzip", "content-length": packed.length };
    response.writeHead(200, headers).end(packed);
  });
  const { url } = await startPortal({ host: host.url });
  const answer = await ask(`${url}/api/auth/user`, { "accept-encoding": "gzip" });
  expect(answer.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-length": `${packed.length}`,
  });
  expect(await (await fetch(`${url}/api/auth/user`)).json()).toEqual({ success: true });
});

it("passes HEAD, ranges and what is unchanged on", async () => {
  const host = await hostThat(({ headers, method }, response) => {
    const status = headers["if-none-match"] ? 304 : headers.range ? 206 : 200;
    response.writeHead(status, { etag: '"1"', "content-length": status === 304 ? 0 : 4 });
    response.end(method === "HEAD" || status === 304 ? undefined : "{}{}");
  });
  const { url } = await startPortal({ host: host.url });
  const address = `${url}/api/auth/user`;
  const answers = [
    await ask(address, {}, "HEAD"),
    await ask(address, { range: "bytes=0-3" }),
    await ask(address, { "if-none-match": '"1"' }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.etag])).toEqual([
    [200, '"1"'],
    [206, '"1"'],
    [304, '"1"'],
  ]);
  expect(host.came.map(({ method }) => method)).toEqual(["HEAD", "GET", "GET"]);
});

it("refuses other methods than the contract's without asking the host", async () => {
  const host = await hostThat();
  const { url } = await startPortal({ host: host.url });
  for (const method of ["DELETE", "OPTIONS", "PATCH", "PUT"]) {
    const answer = await fetch(`${url}/api/auth/user`, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  }
  expect(host.came).toEqual([]);
});

it("keeps its connections to the host", async () => {
  const host = await hostThat();
  const { url } = await startPortal({ host: host.url });
  for (let at = 0; at < 5; at += 1) await (await fetch(`${url}/api/auth/user`)).text();
  expect([host.came.length, host.connections.size]).toEqual([5, 1]);
});

it.each([
  ["of a known length", { "content-length": "65537" }],
  ["of an unknown length", { "transfer-encoding": "chunked" }],
])("refuses a body of more than 64 kB %s", async (_, headers) => {
  const host = await hostThat((incoming, response) => {
    incoming.resume().once("end", () => sendJson(response, {}));
  });
  const { url } = await startPortal({ host: host.url });
  const login = `${url}/api/auth/login`;
  const type = { "content-type": "application/json" };
  expect(await ask(login, { ...type, ...headers }, "POST", "x".repeat(65_537))).toMatchObject({
    status: 413,
  });
  expect(await ask(login, type, "POST", "x".repeat(65_536))).toMatchObject({ status: 200 });
});
