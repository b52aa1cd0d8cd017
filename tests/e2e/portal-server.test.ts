import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { HostProfile } from "partner-sdk/host-profile";
import type { Page } from "playwright-core";
import { buildPortalServer, readPortalSettings } from "portal-server";
import { afterEach, beforeEach } from "vitest";
import { signIn } from "./accounts.ts";
import { expect } from "./expect.ts";
import { freePort } from "./free-port.ts";
import { journey } from "./journey.ts";
import { built, type OwnHost, openOwnHost } from "./own-host.ts";

const password = "long portal test phrase";
let host: OwnHost;
let portal: FastifyInstance | undefined;
let port: number;

beforeEach(async () => {
  port = await freePort();
  host = await openOwnHost({ ALLOWED_ORIGINS: `http://localhost:${port}` });
  await host.addUser("mina", { password });
});

afterEach(async () => {
  await portal?.close();
  portal = undefined;
  await host.stop();
});

type Way = { api?: string; crossOrigin?: boolean; profile?: HostProfile };

/** At the same address as before. */
async function servePortal({ api = host.url, crossOrigin = false, profile = {} }: Way = {}) {
  await portal?.close();
  const env = { REQUESTS_PER_MINUTE: "100000" };
  const settings = await readPortalSettings({ host: api, "cross-origin": crossOrigin }, env);
  portal = await buildPortalServer({
    settings: { ...settings, profile: { ...profile, api } },
    portal: built,
    logTo: { write: () => {} },
  });
  portal.server.keepAliveTimeout = 1;
  await portal.listen({ host: "127.0.0.1", port });
}

const address = () => `http://localhost:${port}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The origins that the page calls an API at from now on, and the paths that it requests there. */
function callsOf(page: Page) {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/\/api\/|^\/v2\//.test(pathname)) calls.push(`${origin} ${pathname}`);
  });
  return { take: () => new Set(calls.splice(0).map((call) => call.split(" ")[0])), calls };
}

/** Of the same host. */
const otherName = () => host.url.replace("localhost", "127.0.0.1");

const readsReport = async (page: Page) => {
  await page.goto(`${address()}/intracity/vehicle/report/?company=11`);
  await expect(heading(page)).toHaveText("Buses");
};

journey("a report is read through the portal's server, at one origin", {}, async ({ page }) => {
  await servePortal();
  const { take } = callsOf(page);
  await page.goto(address());
  await signIn(page, "mina", password);
  await expect(heading(page)).toHaveText("Home");
  await readsReport(page);
  expect(take()).toEqual(new Set([address()]));
});

journey(
  "a browser that calls the host itself reads a report there, in the words of a profile",
  {},
  async ({ page }) => {
    const odd = await startOddHost(host.url, address());
    const profile: HostProfile = {
      signIn: { fields: { username: "email", password: "pin" } },
      operations: { getUser: { path: "/v2/me" } },
    };
    await servePortal({ api: odd.url, crossOrigin: true, profile });
    const { take, calls } = callsOf(page);
    await page.goto(address());
    await signIn(page, "mina", password);
    await expect(heading(page)).toHaveText("Home");
    await readsReport(page);
    await page.reload();
    await expect(heading(page)).toHaveText("Buses");
    expect(calls).not.toContain(`${odd.url} /api/auth/user`);
    expect(calls).toContain(`${odd.url} /v2/me`);
    expect(take()).toEqual(new Set([odd.url]));
    await odd.stop();
  },
);

journey(
  "a device that keeps the portal takes another address of the host with a later start",
  { serviceWorkers: "allow", timeout: 90_000 },
  async ({ page }) => {
    const ways: [Way, () => string][] = [
      [{}, address],
      [{ crossOrigin: true }, () => host.url],
      [{ crossOrigin: true, api: otherName() }, otherName],
      [{}, address],
    ];
    await servePortal();
    await page.goto(address());
    await signIn(page, "mina", password);
    await expect(heading(page)).toHaveText("Home");
    const { take } = callsOf(page);
    for (const [way, origin] of ways.slice(1)) {
      await isKept(page);
      await servePortal(way);
      const starts = async () => {
        await page.goto(address());
        await expect(heading(page)).toHaveText(/Home|Sign in/);
        await page.waitForLoadState("networkidle");
        return [...take()];
      };
      await expect.poll(starts).toEqual([origin()]);
    }
  },
);

/** The next start comes from the device. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const names = await caches.keys();
        return (
          registration?.active?.state === "activated" && names.some((name) => /^shell/.test(name))
        );
      }),
    )
    .toBe(true);

type OddHost = { url: string; stop(): Promise<void> };

/** The reference API in other words: the user elsewhere, and other fields of a sign-in. */
async function startOddHost(api: string, origin: string): Promise<OddHost> {
  const server: Server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const cors = {
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "authorization, content-type",
      "access-control-expose-headers": "retry-after, x-request-id",
    };
    if (request.method === "OPTIONS") {
      response.writeHead(204, cors).end();
      return;
    }
    const { url = "", method = "GET" } = request;
    const body = Buffer.concat(chunks).toString();
    const { email, pin } = body ? JSON.parse(body) : {};
    const answer = await fetch(api + url.replace("/v2/me", "/api/auth/user"), {
      method,
      headers: {
        authorization: request.headers.authorization ?? "",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify({ username: email, password: pin }) }),
    });
    const isMoved = url === "/api/auth/user";
    response.writeHead(isMoved ? 410 : answer.status, {
      ...cors,
      "content-type": "application/json",
    });
    response.end(await answer.text());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
