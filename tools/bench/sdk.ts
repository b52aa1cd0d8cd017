import { cpus, loadavg } from "node:os";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import createClient from "openapi-fetch";
import { createPartnerClient, getIntracityCounterwiseReport, memoryTokenStore } from "partner-sdk";
import { writeSection } from "./performance-page.ts";

const rounds = Number(process.argv[2] ?? 30);
const calls = 500;

const rows = Array.from({ length: 40 }, (_, index) => ({
  counter: { id: index, name: `Counter ${index}` },
  total_tickets: index * 7,
  total_fares: index * 350.5,
}));
const body = JSON.stringify({ success: true, data: rows });
const host = "https://partner.test";
const path = "/api/intracity/reports/counterwise/{company_id}";
const range = { from_date: "2026-11-01", to_date: "2026-11-30" };
const answer = async (_: Request) =>
  new Response(body, { status: 200, headers: { "content-type": "application/json" } });

type Paths = {
  [path]: {
    get: {
      parameters: { path: { company_id: string }; query: typeof range };
      responses: { 200: { content: { "application/json": unknown } } };
    };
  };
};
const bare = createClient<Paths>({ baseUrl: host, fetch: answer });
const client = createPartnerClient({
  baseUrl: host,
  fetch: answer,
  tokenStore: memoryTokenStore("token"),
});

const ways = {
  "fetch and JSON alone": async () => {
    const url = `${host}${path.replace("{company_id}", "101")}?${new URLSearchParams(range)}`;
    const response = await answer(new Request(url));
    return response.json();
  },
  "openapi-fetch": () => bare.GET(path, { params: { path: { company_id: "101" }, query: range } }),
  "partner-sdk": () => client.call(getIntracityCounterwiseReport, { company_id: "101", ...range }),
} as const;
const names = Object.keys(ways) as (keyof typeof ways)[];
const taken = new Map(names.map((name) => [name, [] as number[]]));
for (let round = 0; round < rounds; round += 1) {
  for (const name of names) taken.get(name)?.push(await microsecondsOf(ways[name]));
}

const timeOf = (name: keyof typeof ways) => median(taken.get(name) ?? []);
const table = [
  "| client | microseconds per call | relative | relative to openapi-fetch |",
  "| --- | --- | --- | --- |",
  ...names.map((name) => {
    const each = timeOf(name);
    const toLeast = (each / timeOf("fetch and JSON alone")).toFixed(2);
    const toPeer = (each / timeOf("openapi-fetch")).toFixed(2);
    return `| ${name} | ${each.toFixed(0)} | ${toLeast} | ${toPeer} |`;
  }),
  "",
  "| script, brotli | kB |",
  "| --- | --- |",
  `| all of partner-sdk | ${await kilobytesOf('export * from "partner-sdk"; export * from "partner-sdk/money"')} |`,
  `| a client and one operation | ${await kilobytesOf('export { createPartnerClient, getUser } from "partner-sdk"')} |`,
].join("\n");
console.info(table);
writeSection(
  "The SDK",
  `\`npx pnpm@10 bench sdk\` reads a report of ${rows.length} rows (${(body.length / 1000).toFixed(1)} kB) from a host that answers at once, without a network. Median of ${rounds} rounds of ${calls} calls in turn, on ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}.\n\n${table}`,
);

async function microsecondsOf(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let times = 0; times < calls; times += 1) await call();
  return ((performance.now() - began) * 1000) / calls;
}

function median(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

async function kilobytesOf(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return (brotliCompressSync(outputFiles[0]?.contents ?? "").length / 1000).toFixed(1);
}
