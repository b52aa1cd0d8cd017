import { createRequire } from "node:module";
import type { Mermaid } from "mermaid";
import type { Browser } from "playwright-core";

declare global {
  interface Window {
    mermaid: Mermaid;
  }
}

export type Point = { x: number; y: number };
export type Rect = { left: number; top: number; right: number; bottom: number };

/** A state, or a box that has states in it, by its name in the diagram's source. */
type Box = { name: string; rect: Rect; isLeaf: boolean };

/** A text, the rectangles of its lines, and what they have to lie in. */
export type Label = { text: string; lines: Rect[]; room: Rect[]; isCovered: boolean } & (
  | { box: string }
  | { edge: string }
);

/** An arrow, points along it, and how much of it nothing else covers. */
export type Edge = {
  id: string;
  start: Point;
  end: Point;
  points: Point[];
  visibleLength: number;
};

export type Drawing = { boxes: Box[]; labels: Label[]; edges: Edge[] };

const mermaidScript = createRequire(import.meta.url).resolve("mermaid/dist/mermaid.min.js");

/** Draws the diagrams as the pages that show Markdown do, each as large as it comes, and measures them. */
export async function draw(browser: Browser, sources: readonly string[]): Promise<Drawing[]> {
  const page = await browser.newPage({ viewport: { width: 4800, height: 10_000 } });
  await page.context().setOffline(true);
  await page.addScriptTag({ path: mermaidScript });
  const drawings = await page.evaluate(drawAndMeasure, sources);
  await page.close();
  return drawings;
}

async function drawAndMeasure(sources: readonly string[]): Promise<Drawing[]> {
  window.mermaid.initialize({ startOnLoad: false, state: { useMaxWidth: false } });
  for (const [place, source] of sources.entries()) {
    const { svg } = await window.mermaid.render(`diagram${place}`, source);
    document.body.insertAdjacentHTML("beforeend", svg);
  }
  return [...document.querySelectorAll<SVGElement>("body > svg")].map((svg) => ({
    boxes: [...svg.querySelectorAll("g.statediagram-state")].map((box) => ({
      name: nameOf(box),
      rect: rectOf(outlineOf(box)),
      isLeaf: box.matches(".node"),
    })),
    labels: [...svg.querySelectorAll("foreignObject")].flatMap(labelOf),
    edges: [...svg.querySelectorAll<SVGPathElement>("path.transition")].map(edgeOf),
  }));

  function nameOf(box: Element): string {
    return /-state-(.*)-\d+$/.exec(box.id)?.[1] ?? "";
  }

  function outlineOf(box: Element): Element {
    return box.querySelector("rect") ?? box;
  }

  function rectOf(thing: Element | Range): Rect {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return { left, top, right, bottom };
  }

  function labelOf(label: SVGForeignObjectElement): Label[] {
    const ranges = linesOf(label);
    if (ranges.length === 0) return [];
    const text = ranges.map((range) => range.toString().trim()).join(" ");
    const lines = ranges.map(rectOf);
    const isCovered = lines.some(({ left, top, right, bottom }) =>
      [left + 2, (left + right) / 2, right - 2].some(
        (x) => !label.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      ),
    );
    const box = label.closest("g.statediagram-state");
    return box
      ? [
          {
            box: nameOf(box),
            text,
            lines,
            isCovered,
            room: [rectOf(outlineOf(box)), rectOf(label)],
          },
        ]
      : [{ edge: edgeIdOf(label), text, lines, isCovered, room: [rectOf(label)] }];
  }

  function linesOf(label: Element): Range[] {
    const lines: Range[] = [];
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (range.toString().trim()) lines.push(range);
    }
    return lines;
  }

  function edgeIdOf(label: Element): string {
    return label.closest("[data-id]")?.getAttribute("data-id") ?? "";
  }

  function edgeOf(path: SVGPathElement): Edge {
    const length = path.getTotalLength();
    const onScreen = path.getScreenCTM() ?? undefined;
    const pointAt = (part: number) => {
      const { x, y } = path.getPointAtLength(part * length).matrixTransform(onScreen);
      return { x, y };
    };
    const points = Array.from({ length: 50 }, (_, place) => pointAt((place + 0.5) / 50));
    const seen = points.filter(({ x, y }) => document.elementFromPoint(x, y) === path);
    return {
      id: path.getAttribute("data-id") ?? "",
      start: pointAt(0),
      end: pointAt(1),
      points,
      visibleLength: (length * seen.length) / points.length,
    };
  }
}
