import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startPlainHost } from "./plain-host.ts";
import { startPortal } from "./started-portal.ts";

/** As the bytes are typed: clients of HTTP would tidy them up. */
async function statusOf(url: string, target: string): Promise<number> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n`);
  const [packet] = await once(socket, "data");
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(packet))?.[1]);
}

it.each([
  "/api/../secret",
  "/api/./../secret",
  "/api/x/..",
  "/api/%2e%2e/secret",
  "/api/%2E./secret",
  "/api/%252e%252e/secret",
  "/api/..%2fsecret",
  "/api/..;/secret",
  "/api/..;x=1/secret",
  "/api/..%5csecret",
  "/api/..\\secret",
  "/api//secret.example/x",
  "/api/x//y",
  "/api/%ff",
  "/api/auth/user#/../secret",
  "http://secret.example/api/../secret",
])("passes no request on for %s", async (target) => {
  const host = await startPlainHost();
  onTestFinished(host.stop);
  const { url } = await startPortal({ host: `${host.url}/base` });
  expect([400, 404]).toContain(await statusOf(url, target));
  expect(host.came).toEqual([]);
});

it.each([
  ["/api/auth/user", "/base/api/auth/user"],
  ["http://secret.example/api/auth/user?a=1", "/base/api/auth/user?a=1"],
  ["/api/a..b/.c/...?../..", "/base/api/a..b/.c/...?../.."],
  ["/api/a%2Fb?q=%2e%2e%2f", "/base/api/a%2Fb?q=%2e%2e%2f"],
])("passes %s on as %s", async (target, path) => {
  const host = await startPlainHost();
  onTestFinished(host.stop);
  const { url } = await startPortal({ host: `${host.url}/base` });
  expect(await statusOf(url, target)).toBe(401);
  expect(host.came.map(({ url }) => url)).toEqual([path]);
});
