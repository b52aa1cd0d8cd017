import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startPortal } from "./started-portal.ts";

const host = "https://api.example.com/base";
const profile = { signIn: { fields: { username: "email" } } };
const linesOf = async (url: string) => (await (await fetch(url)).text()).split("\n").slice(1, -1);

it("serves a page that calls the host through this server", async () => {
  const { url } = await startPortal({ host });
  const page = await fetch(`${url}/login`);
  expect(page.headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self'",
  );
  expect(await linesOf(`${url}/login`)).toEqual([
    '<meta name="partner-api-base" content="">',
    '<meta name="partner-host-profile" content="">',
    "<script>start()</script>",
    '<link rel="icon" href="/assets/icon-ABCDEFGH.svg">',
  ]);
});

it("has the browser call the host itself: page, policy and the worker's policy name it", async () => {
  const { url } = await startPortal({ host, crossOrigin: true });
  expect(await linesOf(url)).toEqual([
    '<meta name="partner-api-base" content="https://api.example.com/base">',
    '<meta name="partner-host-profile" content="">',
    "<script>start()</script>",
    '<link rel="preconnect" href="https://api.example.com/base" crossorigin="use-credentials">',
    '<link rel="icon" href="/assets/icon-ABCDEFGH.svg">',
  ]);
  for (const path of ["/", "/service-worker.js"]) {
    expect((await fetch(url + path)).headers.get("content-security-policy")).toBe(
      "default-src 'none'; connect-src 'self' https://api.example.com",
    );
  }
  expect((await fetch(`${url}/partner-host.json`)).status).toBe(404);
});

it("gives the browser the profile of a host that speaks otherwise, with its address", async () => {
  const { url } = await startPortal({ host, profile, crossOrigin: true });
  expect(await linesOf(url)).toContain(
    '<meta name="partner-host-profile" content="/partner-host.json">',
  );
  expect(await (await fetch(`${url}/partner-host.json`)).json()).toEqual({ ...profile, api: host });
});

it("keeps the profile to itself where it translates", async () => {
  const { url } = await startPortal({ host, profile });
  expect(await linesOf(url)).toContain('<meta name="partner-host-profile" content="">');
  expect((await fetch(`${url}/partner-host.json`)).status).toBe(404);
});

it("tells an unchanged page by its tag, which is another for each address", async () => {
  const first = await startPortal({ host, crossOrigin: true });
  const second = await startPortal({ host });
  const tag = (await fetch(first.url)).headers.get("etag") ?? "";
  const known = { headers: { "if-none-match": tag } };
  expect((await fetch(first.url, known)).status).toBe(304);
  expect((await fetch(second.url, known)).status).toBe(200);
});

it("compresses the page", async () => {
  const { url, folder } = await startPortal({ host });
  writeFileSync(join(folder, "index.html"), `<p>${"words ".repeat(1000)}</p>`);
  const page = await fetch(url, { headers: { "accept-encoding": "br, gzip" } });
  expect([page.headers.get("content-encoding"), page.headers.get("vary")]).toEqual([
    "br",
    "Accept-Encoding",
  ]);
  expect(await page.text()).toContain("words words");
});
