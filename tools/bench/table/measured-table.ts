import { brotliCompressSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import type { Browser } from "playwright-core";
import { productionBuild } from "../production-build.ts";
import type {} from "./table-page.tsx";

export const tables = {
  floor: "a bare window over the rows, written by hand",
  ours: "a report's rows in the portal",
  tanstack: "TanStack Table with TanStack Virtual",
  mui: "MUI X DataGrid, a hundred rows at a time",
} as const;
export type Name = keyof typeof tables;
export type Figures = { paint: number; whole: number; sort: number; heap: number; frame: number };
type Built = Awaited<ReturnType<typeof pageOf>>;

export const count = 10_000;
/** So much that a frame more or less does not decide. */
export const slowed = 12;
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script></head>
<body><div id="root"></div></body></html>`;

export async function pageOf(name: Name) {
  const files = await productionBuild(`table/${name}.tsx`, [vanillaExtractPlugin()]);
  return { ...files, kilobytes: brotliCompressSync(files.script).length / 1000 };
}

/** One table in a page of its own, shown and sorted with the processor slowed. */
export async function measure(browser: Browser, { script, style }: Built): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/page.js")
      return route.fulfill({ contentType: "text/javascript", body: script });
    if (pathname === "/page.css") return route.fulfill({ contentType: "text/css", body: style });
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
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  const { paint, whole } = await page.evaluate(() => window.table.show());
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const after = await heap();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  const sort = await page.evaluate(() => window.table.sort());
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const frame = await page.evaluate(() => window.table.scroll());
  await context.close();
  return { paint, whole, sort, heap: after - before, frame };
}
