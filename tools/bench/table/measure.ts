import { cpus, loadavg } from "node:os";
import { chromium } from "playwright-core";
import { launchBrowser } from "tests/e2e/browser.ts";
import { phoneFonts } from "tests/e2e/installed-fonts.ts";
import { writeSection } from "../performance-page.ts";
import {
  count,
  type Figures,
  measure,
  type Name,
  pageOf,
  slowed,
  tables,
} from "./measured-table.ts";

const rounds = Number(process.argv[2] ?? 31);

const names = Object.keys(tables) as Name[];
const pages = new Map(
  await Promise.all(names.map(async (name) => [name, await pageOf(name)] as const)),
);
const fonts = phoneFonts();
const server = await launchBrowser(fonts.env);
const browser = await chromium.connect(server.wsEndpoint());
const taken = new Map<Name, Figures[]>(names.map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken.get(name)?.push(await measure(browser, built(name)));
  }
} finally {
  await browser.close();
  await server.close();
  fonts.remove();
}
const medians = new Map(names.map((name) => [name, median(taken.get(name) ?? [])]));
const table = [
  "| table | script | data to paint | data to all that is said of them | sort | heap | longest frame while scrolling |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  ...names.map(line),
].join("\n");
console.info(table);
write(table);

function built(name: Name) {
  const page = pages.get(name);
  if (!page) throw new Error(`There is no page of ${name}.`);
  return page;
}

function median(all: readonly Figures[]): Figures {
  const middle = (key: keyof Figures) =>
    all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return {
    paint: middle("paint"),
    whole: middle("whole"),
    sort: middle("sort"),
    heap: middle("heap"),
    frame: middle("frame"),
  };
}

function line(name: Name): string {
  const { paint, whole, sort, heap, frame } = medians.get(name) ?? median([]);
  const least = medians.get("floor") ?? median([]);
  const beside = (figure: number, floor: number, unit: string, digits = 0) =>
    `${figure.toFixed(digits)} ${unit} (${(figure / floor).toFixed(2)})`;
  return `| ${[
    tables[name],
    `${built(name).kilobytes.toFixed(1)} kB`,
    beside(paint, least.paint, "ms"),
    beside(whole, least.whole, "ms"),
    beside(sort, least.sort, "ms"),
    beside(heap, least.heap, "MB", 1),
    `${frame.toFixed(0)} ms`,
  ].join(" | ")} |`;
}

function write(table: string) {
  const words = `\`npx pnpm@10 bench table\`: ${count.toLocaleString("en-US")} rows of six columns in four production builds, headless Chromium at 1280 px. Paint and sort run with the processor slowed down ${slowed} times, scrolling at full speed with twenty rows per frame. The floor has no search, sums or keyboard support. The portal's totals, bars and offscreen rows follow the first paint. The heap is what the rows add. Brackets: relative to the floor. Script: the whole page in brotli. Median of ${rounds} rounds in turn, on ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}.`;
  writeSection("A table of ten thousand rows", `${words}\n\n${table}`);
}
