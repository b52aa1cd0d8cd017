import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startRealPostgres } from "../partner-api/real-postgres.ts";
import { rehearse } from "../partner-api/rehearsal/rehearsal.ts";
import { buildImage, type Image, root } from "./built-image.ts";
import { addressOf, installed } from "./installation.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-portal-image-"));
let image: Image;
beforeAll(() => {
  image = buildImage(folder);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

it("the image has what the server needs, and nothing for development", () => {
  expect(readdirSync(image.folder).sort()).toEqual([
    "node_modules",
    "openapi",
    "package.json",
    "packages",
    "patches",
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
  ]);
  expect(existsSync(join(image.folder, "packages/partner-api/node_modules/@types"))).toBe(false);
});

it("its one process is process 1, serves, leaves nothing behind and ends with 0", async () => {
  const env = { ...process.env, ...image.env, DATABASE_URL: "", PORT: "0" };
  const options = { cwd: image.folder, env, encoding: "utf8" } as const;
  const prepared = spawnSync(process.execPath, [...image.entry, "prepare"], options);
  expect([prepared.status, prepared.stdout]).toEqual([0, `Prepared ${image.env.DATA_DIR}.\n`]);

  const isRoot = process.getuid?.() === 0;
  const apart = [
    ...(isRoot ? [] : ["--map-root-user"]),
    "--pid",
    "--fork",
    "--kill-child",
    "--mount-proc",
  ];
  const words = [process.execPath, ...image.entry, ...image.command];
  const outside = spawn("unshare", [...apart, ...words], {
    ...options,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void outside.kill("SIGKILL"));
  const address = await addressOf(outside);
  const page = await fetch(address);
  expect([page.status, (await page.text()).includes("Sign in")]).toEqual([200, true]);
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  const [server = 0, ...more] = childrenOf(outside.pid ?? 0);
  await expect.poll(() => [more, childrenOf(server)], { timeout: 10_000 }).toEqual([[], []]);
  process.kill(server, "SIGTERM");
  expect(await once(outside, "exit")).toEqual([0, null]);
});

/** Of all its threads; those that have ended and were not waited for are among them. */
const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" "))
    .filter(Boolean)
    .map(Number);

it("the service of systemd runs the same, and systemd accepts it", () => {
  const path = join(root, "deploy/partner-portal.service");
  const unit = readFileSync(path, "utf8");
  const [, ...words] = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(" ") ?? [];
  expect(words).toEqual([...image.entry, ...image.command]);
  const { error, stdout, stderr } = spawnSync("systemd-analyze", ["verify", path], {
    encoding: "utf8",
  });
  const hasNone = error && "code" in error && error.code === "ENOENT";
  const said = hasNone ? "" : `${stdout}${stderr}`;
  expect(said.split("\n").filter((line) => line.includes("partner-portal.service"))).toEqual([]);
});

const month = { nights: 30, wrongFile: 10, correction: 12, backup: 14, loss: 17 };

it("a month is rehearsed with it, on the embedded database", async () => {
  rmSync(image.env.DATA_DIR ?? "", { recursive: true });
  await rehearse(await installed(image), folder, month);
});

it("a month is rehearsed with it, on PostgreSQL", async () => {
  const postgres = await startRealPostgres();
  const files = mkdtempSync(join(folder, "files-"));
  await rehearse(await installed(image, postgres.url), files, month);
  await postgres.stop();
});
