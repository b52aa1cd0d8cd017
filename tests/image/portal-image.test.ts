import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { sendJson, startPlainHost } from "../portal-server/plain-host.ts";
import { buildImage, type Image } from "./built-image.ts";
import { addressOf } from "./installation.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-portal-server-image-"));
let image: Image;
beforeAll(() => {
  image = buildImage(folder, "deploy/portal.Dockerfile");
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

it("the portal's image stands in front of a host by its environment, with a profile and an expression", async () => {
  const host = await startPlainHost(({ url }, response) =>
    sendJson(response, url === "/me" ? { who: "Mina" } : {}, url === "/me" ? 200 : 401),
  );
  onTestFinished(host.stop);
  const profile = join(folder, "partner-host.yaml");
  const expression = `'{ "user": { "name": who }, "companies": {} }'`;
  writeFileSync(profile, `operations:\n  getUser: { path: /me, expression: ${expression} }\n`);
  const env = {
    ...{ PATH: process.env.PATH, ...image.env },
    ...{ PORT: "0", PARTNER_HOST: host.url, PARTNER_PROFILE: profile },
  };
  const server = spawn(process.execPath, [...image.entry, ...image.command], {
    cwd: image.folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const address = await addressOf(server);
  expect(await (await fetch(address)).text()).toContain("Sign in");
  const { data } = await (await fetch(`${address}/api/auth/user`)).json();
  expect(data.user).toEqual({ name: "Mina" });
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});

it("the portal's image has nothing for development", () => {
  expect(existsSync(join(image.folder, "node_modules/vitest"))).toBe(false);
  expect(existsSync(join(image.folder, "openapi"))).toBe(false);
});
