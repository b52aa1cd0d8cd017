import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { sendJson, startPlainHost } from "./plain-host.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const starting = fileURLToPath(new URL("./starting.ts", import.meta.url));

function start(words: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx/esm", starting, ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: "0", LOG_FORMAT: "people", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function run(words: string[], env?: Record<string, string>) {
  const child = start(words, env);
  const [said, complaint, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
    once(child, "exit"),
  ]);
  return { said, complaint, code };
}

function fileWith(profile: string): string {
  const folder = mkdtempSync(join(tmpdir(), "partner-host-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "partner-host.yaml");
  writeFileSync(file, profile);
  return file;
}

const usage = `Usage: npx pnpm@10 portal [--host URL] [--profile FILE] [--cross-origin]
For help, run: npx pnpm@10 portal --help
`;
const noAddress =
  "The host must be an address such as https://api.example.com, without a user, a query or a fragment.";

it.each([
  [[], "--host is missing, and neither PARTNER_HOST nor a profile says where the host is."],
  [["--host", "api.example.com"], noAddress],
  [["--host", "https://mina:pw@api.example.com"], noAddress],
  [["--hosts", "https://api.example.com"], "Unknown option --hosts. Did you mean --host?"],
  [["--host"], "--host needs a value."],
  [["https://api.example.com"], "Unexpected argument https://api.example.com."],
])("refuses %j with its usage", async (words, message) => {
  expect(await run(words)).toEqual({ said: "", complaint: `${message}\n${usage}`, code: 1 });
});

it("explains itself", async () => {
  const { said, code } = await run(["--help"]);
  expect([code, said.split("\n")[0]]).toEqual([0, usage.split("\n")[0]]);
  expect(said).toContain("--cross-origin  ");
});

it("names file and line of what is wrong in a profile", async () => {
  const file = fileWith("api: https://api.example.com\nsignin:\n  token: data.token\n");
  const { complaint, code } = await run(["--profile", file]);
  expect(complaint).toMatch(/^partner-host\.yaml:2: signin\b.*signIn/);
  expect(code).toBe(1);
});

it("says that a profile is not there", async () => {
  const { complaint, code } = await run([], { PARTNER_PROFILE: "/nowhere/partner-host.yaml" });
  expect(complaint).toMatch(/^The profile cannot be read: ENOENT.*\/nowhere\/partner-host\.yaml/);
  expect(code).toBe(1);
});

/** What it says until a line matches. */
async function saidUntil(child: ChildProcess, last: RegExp): Promise<string[]> {
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (last.test(said)) break;
  }
  return said.trimEnd().split("\n");
}

it("takes the address from the profile, and loads nothing of the database", async () => {
  const host = await startPlainHost();
  onTestFinished(host.stop);
  const file = fileWith(`api: ${host.url}/base\nsignIn: { fields: { username: email } }\n`);
  const child = start(["--profile", file], { LIST_LOADED: "true" });
  const lines = await saidUntil(child, /LOADED END/);
  const url = /http:\S+(?=, for )/.exec(lines.join("\n"))?.[0];
  expect((await fetch(`${url}/api/own`)).status).toBe(401);
  expect(host.came.map(({ url }) => url)).toContain("/base/api/own");
  const loaded = lines.flatMap((line) => /^LOADED (file:.*)/.exec(line)?.[1] ?? []);
  expect(loaded.filter((file) => /portal-server\/src/.test(file)).length).toBeGreaterThan(5);
  expect(
    loaded.filter((file) =>
      /partner-api\/src\/(database|accounts|records)\/|pglite|argon2|\/pg[@/-]/.test(file),
    ),
  ).toEqual([]);
});

it("lets a request end before it does on SIGTERM", async () => {
  const answers: (() => void)[] = [];
  const host = await startPlainHost((request, response) => {
    if (request.url?.endsWith("/held")) answers.push(() => sendJson(response, { held: true }));
    else sendJson(response, {}, 401);
  });
  onTestFinished(host.stop);
  const child = start(["--host", host.url]);
  const lines = await saidUntil(child, /, for /);
  child.stdout?.resume();
  const url = /http:\S+(?=, for )/.exec(lines.join("\n"))?.[0];
  const held = fetch(`${url}/api/held`);
  await expect.poll(() => answers.length).toBe(1);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await expect.poll(() => fetch(`${url}/livez`).catch(() => "refused")).toBe("refused");
  answers[0]?.();
  expect(await (await held).json()).toEqual({ held: true });
  expect(await ended).toEqual([0, null]);
});

it("keeps serving, and says what came, where the address is not that of a host", async () => {
  const host = await startPlainHost((_, response) => response.writeHead(404).end());
  onTestFinished(host.stop);
  const child = start(["--host", `${host.url}/api`]);
  const lines = await saidUntil(child, /profile/);
  child.stdout?.resume();
  expect(lines.at(-1)).toBe(
    `GET ${host.url}/api/api/auth/user without a token is answered with 404. Right would be 401. Is a part of the path missing, or one too many? The portal adds /api itself. An operation that is elsewhere belongs into a profile.`,
  );
  const url = /http:\S+(?=, for )/.exec(lines.join("\n"))?.[0];
  expect((await fetch(`${url}/livez`)).status).toBe(200);
});
