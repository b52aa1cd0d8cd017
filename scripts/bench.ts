import { spawnSync } from "node:child_process";

const benches: Record<string, readonly string[]> = {
  web: ["tests/e2e/bench-web.ts"],
  journeys: ["tests/e2e/bench-journeys.ts"],
  table: ["tests/e2e/bench-table.ts"],
  sdk: ["tests/partner-sdk/bench-sdk.ts"],
  csv: ["tests/partner-api/bench/bench-csv.ts"],
  start: ["tests/partner-api/bench/bench-start.ts"],
  api: ["tests/partner-api/bench/bench.ts", "tests/partner-api/bench/bench-answers.ts"],
  coding: ["tests/partner-api/bench/bench-coding.ts"],
};
/** Only where it is named, as it needs a cluster. */
const distributed = ["tests/distributed/bench.ts"];

const [name, ...args] = process.argv.slice(2);
const files = name ? { ...benches, distributed }[name] : Object.values(benches).flat();
if (!files) throw new Error(`Name one of ${Object.keys(benches).join(", ")}, distributed.`);
for (const file of files) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, file, ...args], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
