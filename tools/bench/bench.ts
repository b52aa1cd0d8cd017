import { spawnSync } from "node:child_process";

const benches: Record<string, readonly string[]> = {
  web: ["tools/bench/portal/web.ts"],
  journeys: ["tools/bench/portal/journeys.ts"],
  table: ["tools/bench/table/measure.ts"],
  sdk: ["tools/bench/sdk.ts"],
  csv: ["tools/bench/api/csv.ts"],
  start: ["tools/bench/api/start.ts"],
  api: ["tools/bench/api/volumes.ts", "tools/bench/api/answers.ts"],
  coding: ["tools/bench/api/coding.ts"],
  "portal-server": ["tools/bench/api/portal-server.ts"],
};
/** Only where it is named, as it needs a cluster. */
const distributed = ["tools/bench/api/distributed.ts"];

const [name, ...args] = process.argv.slice(2);
const files = name ? { ...benches, distributed }[name] : Object.values(benches).flat();
if (!files) throw new Error(`Name one of ${Object.keys(benches).join(", ")}, distributed.`);
for (const file of files) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, file, ...args], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
