import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "partner-portal-image-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Step = { word: string; rest: string };

/** The steps of each stage. */
const stages = readFileSync(join(root, "deploy/Dockerfile"), "utf8")
  .split("\n")
  .flatMap((line): Step[] => {
    const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return word && rest ? [{ word, rest }] : [];
  })
  .reduce<Step[][]>((found, step) => {
    if (step.word === "FROM") found.push([]);
    found.at(-1)?.push(step);
    return found;
  }, []);

/** Where the root of a stage's image is. */
const imageOf = (stage: number) => join(folder, `stage-${stage}`);
const inImage = (stage: number, path: string) =>
  path.startsWith("/") ? join(imageOf(stage), path) : join(imageOf(stage), "app", path);

/** What stands in the context of a build: see .dockerignore. */
function copyContext(from: string, to: string) {
  const words = ["ls-files", "--cached", "--others", "--exclude-standard", "--", from];
  const files = execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim().split("\n");
  const isFile = files.length === 1 && files[0] === from;
  for (const file of files.filter((each) => existsSync(join(root, each)))) {
    const path = from === "." ? file : file.slice(from.length + 1);
    cpSync(join(root, file), isFile ? join(to, basename(file)) : join(to, path));
  }
}

function copy(stage: number, rest: string) {
  const words = rest.split(" ");
  const isOfStage = words[0] === "--from=build";
  const to = inImage(stage, words.at(-1) ?? "");
  for (const from of words.slice(isOfStage ? 1 : 0, -1)) {
    if (isOfStage) cpSync(inImage(0, from), to, { recursive: true });
    else copyContext(from, to);
  }
}

/** As the user that runs the tests, and in the stage's folder. */
function run(stage: number, command: string) {
  const own = command.replaceAll("-o node -g node ", "").replaceAll(/ \/data$/g, " ../data");
  const safe = own.replace(/ && rm -rf \/root\/.*$/, "");
  const { npm_config_user_agent, npm_execpath, ...env } = process.env;
  const done = spawnSync("sh", ["-c", safe], {
    cwd: inImage(stage, "."),
    encoding: "utf8",
    env: { ...env, CI: "true" },
  });
  expect({
    command,
    status: done.status,
    said: done.status ? done.stdout + done.stderr : "",
  }).toEqual({ command, status: 0, said: "" });
}

it("the image is built step by step, and its one process serves and ends", {
  timeout: 600_000,
}, async () => {
  const env: Record<string, string> = {};
  for (const [stage, steps] of stages.entries()) {
    mkdirSync(inImage(stage, "."), { recursive: true });
    for (const { word, rest } of steps) {
      if (word === "COPY") copy(stage, rest);
      if (word === "RUN") run(stage, rest);
      if (word === "ENV") for (const pair of rest.split(" ")) Object.assign(env, setting(pair));
    }
  }
  expect(readdirSync(inImage(1, ".")).sort()).toEqual([
    "node_modules",
    "openapi",
    "package.json",
    "packages",
    "patches",
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
  ]);
  expect(existsSync(inImage(1, "packages/partner-api/node_modules/@types"))).toBe(false);

  const data = inImage(1, "/data");
  const started = { ...process.env, ...env, DATABASE_URL: "", DATA_DIR: data, PORT: "0" };
  const options = { cwd: inImage(1, "."), env: started, encoding: "utf8" } as const;
  const [program, ...entry] = wordsOf("ENTRYPOINT");
  expect([program, wordsOf("CMD")]).toEqual(["node", ["serve"]]);
  const prepared = spawnSync(process.execPath, [...entry, "prepare"], options);
  expect([prepared.status, prepared.stdout]).toEqual([0, `Prepared ${data}.\n`]);

  const server = spawn(process.execPath, [...entry, "serve"], { ...options, stdio: "pipe" });
  let said = "";
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (text) => {
      said += text;
      const found = /"Partner portal: (http:[^"]+)"/.exec(said)?.[1];
      if (found) resolve(found.replace("0.0.0.0", "127.0.0.1"));
    });
    server.once("exit", (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
  const page = await fetch(address);
  expect([page.status, (await page.text()).includes("Sign in")]).toEqual([200, true]);
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});

const setting = (pair: string) => {
  const [name = "", value = ""] = pair.split("=");
  return { [name]: value.startsWith("$") ? "0123456789abcdef" : value };
};

function wordsOf(word: string): string[] {
  const step = stages.at(-1)?.find((each) => each.word === word);
  return JSON.parse(step?.rest ?? "[]");
}
