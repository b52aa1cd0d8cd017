import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

type Commands = Record<string, string>;

const checks = {
  types: "tsc -b --checkers 1",
  lint: "biome check --error-on-warnings",
  unused: "knip",
  generated: "tsx packages/partner-sdk/scripts/generate.ts --check",
  contract: "redocly lint && spectral lint openapi/partner.yaml --fail-severity=warn",
  diagrams: "tsx --tsconfig tools/viewer/tsconfig.json tools/viewer/scripts/diagrams.ts --check",
  pastes: "tsx packages/machines/scripts/pastes.ts --check",
};

/** The longest one comes first; the others run next to it, one after another. */
const groups: Record<string, Commands> = {
  check: checks,
  test: {
    tests: "vitest run --project=browser --project=integration --project=screens",
    ...checks,
    unit: "vitest run --coverage --project=unit",
  },
  quick: {
    tests: "vitest run --project=unit --project=screens --tags-filter=!long",
    types: checks.types,
    lint: checks.lint,
  },
};

const [name = "", ...args] = process.argv.slice(2);
const group = groups[name];
if (!group) throw new Error(`Name one of ${Object.keys(groups).join(", ")}.`);
// The commands stop by themselves, once they have closed what they opened.
process.on("SIGINT", () => {});
if (name === "test" && args.length > 0) {
  const shell = process.platform === "win32";
  const [status] = await once(
    spawn("vitest", ["run", ...args], { stdio: "inherit", shell }),
    "exit",
  );
  process.exitCode = status ?? 1;
} else {
  const failed = await runAll(args.length > 0 ? only(args, group) : group);
  if (failed.length > 0) process.stderr.write(`Failed: ${failed.join(", ")}\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function only(wanted: readonly string[], commands: Commands): Commands {
  const unknown = wanted.filter((one) => !(one in commands));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}.`);
  return Object.fromEntries(Object.entries(commands).filter(([one]) => wanted.includes(one)));
}

/** As many at once as there are cores; returns the names of those that failed. */
async function runAll(commands: Commands): Promise<string[]> {
  const waiting = Object.entries(commands);
  const failed: string[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if ((await statusOf(...next)) !== 0) failed.push(next[0]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return failed;
}

async function statusOf(name: string, command: string): Promise<number> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const PATH = [join("tests", "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const env = { ...color, ...process.env, PATH };
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"], env });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => process.stdout.write(`${name}: ${line}\n`));
  }
  const [status] = await once(child, "close");
  return status ?? 1;
}
