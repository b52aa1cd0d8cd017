import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { sendJson, startPlainHost } from "./plain-host.ts";
import { startPortal } from "./started-portal.ts";

const envelope = (code: string, message: string) => ({
  success: false,
  code,
  message,
  request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
});
const away = envelope(
  "host_unavailable",
  "The service behind the portal does not answer. Try again soon.",
);
const late = envelope(
  "host_timeout",
  "The service behind the portal took too long to answer. Try again soon.",
);

it("answers 502 in the envelope while the host is away, and recovers with it", async () => {
  const host = await startPlainHost();
  const { port } = new URL(host.url);
  await host.stop();
  const { url, logged } = await startPortal({ host: host.url });
  const refused = await fetch(`${url}/api/auth/user`);
  expect([refused.status, await refused.json()]).toEqual([502, away]);
  expect(logged.find(({ msg }) => msg === "host away")).toMatchObject({
    level: 40,
    err: { code: "ECONNREFUSED" },
  });
  const back = createServer((socket) => {
    socket.end("HTTP/1.1 401 Unauthorized\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}");
  });
  await new Promise<void>((resolve) => back.listen(Number(port), "127.0.0.1", resolve));
  onTestFinished(() => void back.close());
  expect((await fetch(`${url}/api/auth/user`)).status).toBe(401);
});

it("answers 504 in the envelope when the host takes longer than it may", async () => {
  const host = await startPlainHost(() => {});
  onTestFinished(host.stop);
  const { url } = await startPortal({ host: host.url, env: { PARTNER_HOST_TIMEOUT_MS: "100" } });
  const refused = await fetch(`${url}/api/auth/user`);
  expect([refused.status, await refused.json()]).toEqual([504, late]);
});

it("follows no redirect, and says in the log where it leads, without what may be a secret", async () => {
  const elsewhere = await startPlainHost();
  onTestFinished(elsewhere.stop);
  const location = `${elsewhere.url}/login?token=secret#secret`;
  const host = await startPlainHost((_, response) => response.writeHead(302, { location }).end());
  onTestFinished(host.stop);
  const { url, logged } = await startPortal({ host: host.url });
  const refused = await fetch(`${url}/api/auth/user`, { redirect: "manual" });
  expect([refused.status, await refused.json()]).toEqual([502, away]);
  expect(elsewhere.came).toEqual([]);
  expect(logged.map(({ msg }) => msg)).toContain(`host redirects to ${elsewhere.url}/login`);
  expect(JSON.stringify(logged)).not.toContain("secret");
});

it("refuses what is more than it may pass on at once", async () => {
  const held: (() => void)[] = [];
  const host = await startPlainHost((_, response) => void held.push(() => sendJson(response, {})));
  onTestFinished(host.stop);
  // One in four is the share of one address.
  const { url } = await startPortal({ host: host.url, env: { REQUESTS_IN_FLIGHT: "4" } });
  const first = fetch(`${url}/api/auth/user`);
  await expect.poll(() => held.length).toBe(1);
  const second = await fetch(`${url}/api/auth/user`);
  expect([second.status, second.headers.get("retry-after")]).toEqual([503, "1"]);
  held[0]?.();
  expect((await first).status).toBe(200);
  expect(host.came).toHaveLength(1);
});

it("refuses more requests of one address than it may make in a minute", async () => {
  const host = await startPlainHost();
  onTestFinished(host.stop);
  const { url } = await startPortal({ host: host.url, env: { REQUESTS_PER_MINUTE: "2" } });
  const statuses: number[] = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await fetch(`${url}/api/auth/user`)).status);
  expect(statuses).toEqual([401, 401, 429]);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
});
