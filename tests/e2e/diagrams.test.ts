import { readdirSync, readFileSync } from "node:fs";
import { allMachines } from "machines";
import { chromium } from "playwright-core";
import { arrowsOf, statesOf } from "viewer/drawing/definition.ts";
import { mermaidOf } from "viewer/scripts/mermaid.ts";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { setup } from "xstate";
import { type Drawing, draw, type Edge, type Point, type Rect } from "./drawn-diagrams.ts";
import { differences } from "./drawn-transitions.ts";
import { transitionsOf } from "./machine-transitions.ts";

const folder = new URL("../../docs/machines/", import.meta.url);
const pages = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"));
const titles = pages.map((page) => /^# (\w+)$/m.exec(page)?.[1] ?? "");
const sources = pages.map((page) => /^```mermaid\n(.*?)^```$/ms.exec(page)?.[1] ?? "");

/** What the machines do not have, or not yet. */
const other = setup({ guards: { isHeld: () => true } }).createMachine({
  id: "other",
  initial: "flat",
  on: { reset: { target: ".nested", reenter: true } },
  states: {
    flat: {
      on: {
        again: { target: "flat", reenter: true },
        go: { guard: "isHeld", target: "#other.nested.second.deepest" },
      },
    },
    nested: {
      initial: "first",
      on: { restart: { target: "nested", reenter: true } },
      states: {
        first: { on: { next: "second" } },
        second: {
          initial: "deep",
          states: {
            deep: { on: { out: "#other.flat", aside: "#other.both", up: "#other.nested" } },
            deepest: { on: { back: "#other.nested.first" } },
          },
        },
      },
    },
    both: {
      type: "parallel",
      on: { leave: "flat", quiet: {} },
      states: {
        left: { initial: "on", states: { on: { on: { turn: "off" } }, off: {} } },
        right: { initial: "on", states: { on: { on: { turn: "off" } }, off: {} } },
      },
    },
  },
});
const otherStates = statesOf(other);
titles.push("other");
sources.push(mermaidOf(otherStates, arrowsOf(other, otherStates)));

const drawings = new Map<string, Drawing>();
beforeAll(async () => {
  const browser = await chromium.connect(inject("browser"));
  const drawn = await draw(browser, sources);
  for (const [place, title] of titles.entries()) drawings.set(title, drawn[place] as Drawing);
  await browser.close();
});

it("there is one of every machine", () => {
  const ids = [...allMachines(), other].map(({ id }) => id);
  expect(titles.toSorted()).toEqual(ids.toSorted());
});

describe.each([...allMachines(), other].map((machine) => [machine.id, machine] as const))(
  "the diagram of %s",
  (id, machine) => {
    const drawing = () => drawings.get(id) as Drawing;

    it("has its labels whole, uncovered, and each where nothing else is", () => {
      const { labels, boxes } = drawing();
      const cut = labels.filter(({ lines, room }) =>
        lines.some((line) => room.some((rect) => !isWithin(line, rect))),
      );
      const overlapping = labels.filter((label) => {
        const others = [
          ...labels.filter((other) => other !== label).flatMap(({ lines }) => lines),
          ...("edge" in label ? boxes.filter(({ isLeaf }) => isLeaf).map(({ rect }) => rect) : []),
        ];
        return label.lines.some((line) => others.some((other) => overlap(line, other)));
      });
      const covered = labels.filter(({ isCovered }) => isCovered);
      const wrong = { cut, overlapping, covered };
      for (const [what, found] of Object.entries(wrong))
        expect([what, found.map(({ text }) => text)]).toEqual([what, []]);
    });

    it("shows every arrow, and leads none through a box", () => {
      const { edges, labels, boxes } = drawing();
      const hidden = edges.filter(
        ({ visibleLength, start, end, points }) =>
          visibleLength < 15 ||
          boxes
            .filter(({ rect }) => !isIn(start, rect, 4) && !isIn(end, rect, 4))
            .some(({ rect }) => points.some((point) => isIn(point, rect, -2))),
      );
      const textOf = ({ id }: Edge) => labels.find((label) => "edge" in label && label.edge === id);
      expect(hidden.map((edge) => textOf(edge)?.text ?? edge.id)).toEqual([]);
    });

    it("has each transition from where it begins to where it leads, and no other", () => {
      expect(differences(transitionsOf(machine), drawing())).toEqual({ missing: [], unknown: [] });
    });
  },
);

function isIn({ x, y }: Point, { left, top, right, bottom }: Rect, margin: number): boolean {
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;
}

function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1
  );
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1
  );
}
