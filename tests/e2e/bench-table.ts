import { cpus, loadavg } from "node:os";
import { brotliCompressSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { chromium } from "playwright-core";
import { writeSection } from "../performance-page.ts";
import type {} from "./bench-table/table-page.tsx";
import { launchBrowser } from "./browser.ts";
import { productionBuild } from "./production-build.ts";

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script></head>
<body><div id="root"></div></body></html>`;
const rounds = Number(process.argv[2] ?? 31);
const count = 10_000;
const tables = {
  floor: "a bare window over the rows, written by hand",
  ours: "a report's rows in the portal",
  tanstack: "TanStack Table with TanStack Virtual",
  mui: "MUI X DataGrid, a hundred rows at a time",
} as const;
type Name = keyof typeof tables;
type Figures = { paint: number; sort: number; heap: number; frame: number };

const names = Object.keys(tables) as Name[];
const pages = new Map(
  await Promise.all(names.map(async (name) => [name, await pageOf(name)] as const)),
);
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const taken = new Map<Name, Figures[]>(names.map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken.get(name)?.push(await measure(name));
  }
} finally {
  await browser.close();
  await server.close();
}
const medians = new Map(names.map((name) => [name, median(taken.get(name) ?? [])]));
const table = [
  "| table | script | data to paint | sort | heap | longest frame while scrolling |",
  "| --- | --- | --- | --- | --- | --- |",
  ...names.map(line),
].join("\n");
console.info(table);
write(table);

async function pageOf(name: Name) {
  const files = await productionBuild(`bench-table/${name}.tsx`, [vanillaExtractPlugin()]);
  return { ...files, kilobytes: brotliCompressSync(files.script).length / 1000 };
}

/** One table in a page of its own, shown and sorted with the processor slowed four times. */
async function measure(name: Name): Promise<Figures> {
  const made = pages.get(name);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/page.js")
      return route.fulfill({ contentType: "text/javascript", body: made?.script ?? "" });
    if (pathname === "/page.css")
      return route.fulfill({ contentType: "text/css", body: made?.style ?? "" });
    return route.fulfill({ contentType: "text/html", body: html });
  });
  const page = await context.newPage();
  await page.goto("http://127.0.0.1/");
  await page.waitForFunction(() => "table" in window && document.querySelector("#root > *"));
  const devtools = await context.newCDPSession(page);
  const heap = async () => {
    for (let times = 0; times < 3; times += 1) await devtools.send("HeapProfiler.collectGarbage");
    return (await devtools.send("Runtime.getHeapUsage")).usedSize / 1e6;
  };
  const before = await heap();
  await page.evaluate((count) => window.table.make(count), count);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const paint = await page.evaluate(() => window.table.show());
  const after = await heap();
  const sort = await page.evaluate(() => window.table.sort());
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const frame = await page.evaluate(() => window.table.scroll());
  await context.close();
  return { paint, sort, heap: after - before, frame };
}

function median(all: readonly Figures[]): Figures {
  const middle = (key: keyof Figures) =>
    all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return {
    paint: middle("paint"),
    sort: middle("sort"),
    heap: middle("heap"),
    frame: middle("frame"),
  };
}

function line(name: Name): string {
  const { paint, sort, heap, frame } = medians.get(name) ?? median([]);
  const least = medians.get("floor") ?? median([]);
  const beside = (figure: number, floor: number, unit: string, digits = 0) =>
    `${figure.toFixed(digits)} ${unit} (${(figure / floor).toFixed(2)})`;
  return `| ${[
    tables[name],
    `${pages.get(name)?.kilobytes.toFixed(1)} kB`,
    beside(paint, least.paint, "ms"),
    beside(sort, least.sort, "ms"),
    beside(heap, least.heap, "MB", 1),
    `${frame.toFixed(0)} ms`,
  ].join(" | ")} |`;
}

function write(table: string) {
  const words = `\`npx pnpm@10 bench:table\` shows ${count.toLocaleString("en-US")} rows of six columns in four production builds, in headless Chromium at 1280 px. For the paint and the sort, the processor is slowed down four times, so that the length of a frame does not hide the differences; the scrolling runs at full speed. The floor formats only the visible cells, sorts with a plain comparison, and has no search, sums or keyboard support. The portal's rows have everything that a report has, and those beyond the screen follow after the first paint. The heap is what the page holds beyond its size without rows, the rows themselves included. The scrolling advances by twenty rows per frame. The figures in brackets are relative to the floor. The median of ${rounds} rounds, tables taking turns, on ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}. The script is that of the whole page, React included, compressed with brotli.`;
  writeSection("A table of ten thousand rows", `${words}\n\n${table}`);
}
