import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

export const root = fileURLToPath(new URL("../../", import.meta.url));

type Step = { word: string; rest: string };
type Env = Record<string, string>;

export type Image = {
  /** Where its root is, and where its process starts. */
  root: string;
  folder: string;
  env: Env;
  /** The words of its one process, without `node`. */
  entry: string[];
  command: string[];
};

/** The steps of each stage. */
const stagesOf = (file: string) =>
  readFileSync(join(root, file), "utf8")
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

/** Takes the steps of the Dockerfile one by one, as no engine has to be there for. */
export function buildImage(folder: string, file = "deploy/Dockerfile"): Image {
  const stages = stagesOf(file);
  const rootOf = (stage: number) => join(folder, `stage-${stage}`);
  const inImage = (stage: number, path: string) =>
    path.startsWith("/") ? join(rootOf(stage), path) : join(rootOf(stage), "app", path);
  const env: Env = {};
  for (const [stage, steps] of stages.entries()) {
    mkdirSync(inImage(stage, "."), { recursive: true });
    for (const { word, rest } of steps) {
      if (word === "COPY") copy(rest, stage, inImage);
      if (word === "RUN") run(rest, inImage(stage, "."));
      if (word === "ENV") for (const pair of rest.split(" ")) Object.assign(env, setting(pair));
    }
  }
  const last = stages.length - 1;
  const [program, ...entry] = wordsOf(stages, "ENTRYPOINT");
  expect(program).toBe("node");
  const dataDirectory = inImage(last, env.DATA_DIR ?? "");
  return {
    root: rootOf(last),
    folder: inImage(last, "."),
    env: { ...env, DATA_DIR: dataDirectory },
    entry,
    command: wordsOf(stages, "CMD"),
  };
}

function copy(rest: string, stage: number, inImage: (stage: number, path: string) => string) {
  const words = rest.split(" ");
  const isOfStage = words[0] === "--from=build";
  const to = inImage(stage, words.at(-1) ?? "");
  for (const from of words.slice(isOfStage ? 1 : 0, -1)) {
    if (isOfStage) cpSync(inImage(0, from), to, { recursive: true });
    else copyContext(from, to);
  }
}

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

/** As the user that runs the tests, and in the stage's folder. */
function run(command: string, cwd: string) {
  const own = command.replaceAll("-o node -g node ", "").replaceAll(/ \/data$/g, " ../data");
  const safe = own.replace(/ && rm -rf \/root\/.*$/, "");
  const { npm_config_user_agent, npm_execpath, ...env } = process.env;
  const done = spawnSync("sh", ["-c", safe], {
    cwd,
    encoding: "utf8",
    env: { ...env, CI: "true" },
  });
  expect({
    command,
    status: done.status,
    said: done.status ? done.stdout + done.stderr : "",
  }).toEqual({ command, status: 0, said: "" });
}

const setting = (pair: string) => {
  const [name = "", value = ""] = pair.split("=");
  return { [name]: value.startsWith("$") ? "0123456789abcdef" : value };
};

function wordsOf(stages: readonly Step[][], word: string): string[] {
  const step = stages.at(-1)?.find((each) => each.word === word);
  return JSON.parse(step?.rest ?? "[]");
}
