import { readdirSync, readFileSync } from "node:fs";
import { allMachines } from "machines/inspect/all-machines";
import { chromium } from "playwright-core";
import { arrowsOf, statesOf } from "viewer/drawing/definition.ts";
import { mermaidOf } from "viewer/scripts/mermaid.ts";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { type AnyStateMachine, setup } from "xstate";
import { getStateNodes } from "xstate/graph";
import {
  type Drawing,
  draw,
  type Edge,
  type Label,
  type Point,
  type Rect,
} from "./drawn-diagrams.ts";

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

/** The transitions that no words of a diagram tell, and the words that tell of none. */
function differences(transitions: readonly Transition[], drawing: Drawing) {
  const told = drawing.labels.map((label) => ({ ...label }));
  const missing: string[] = [];
  const longestFirst = transitions.toSorted((one, other) => other.says.length - one.says.length);
  for (const transition of longestFirst) {
    const found = told.find((label) =>
      sentencesIn(label, transition, drawing).some((sentence) => {
        const without = label.text.replace(sentence, "");
        const isTold = without !== label.text;
        label.text = without.trim();
        return isTold;
      }),
    );
    if (!found) missing.push(`${transition.from.id}: ${transition.says}`);
  }
  const unknown = told.filter((label) => "edge" in label && label.text !== "");
  return { missing, unknown: unknown.map(({ text }) => text) };
}

/** What this label may say of a transition, by where it stands. */
function sentencesIn(label: Label, { from, to, says }: Transition, drawing: Drawing): string[] {
  const own = [nameOf(from), `${nameOf(from)}_any`, `${nameOf(from)}_any_list`];
  const isAnew = to === from && Object.keys(from.states).length === 0;
  if ("box" in label) {
    if (!own.includes(label.box)) return [];
    return isAnew ? [`${says} / itself anew`] : to === null ? [says] : [];
  }
  const edge = drawing.edges.find(({ id }) => id === label.edge);
  if (!edge || !to) return [];
  const { starts, ends } = touchedBy(edge, drawing);
  const before = [
    ...(own.some((name) => starts.includes(name)) ? [""] : []),
    ...(outside(from).some((state) => starts.includes(nameOf(state))) ? [`in ${from.key}: `] : []),
  ];
  const after = [
    ...(entering(to).some((state) => ends.includes(nameOf(state))) ? [""] : []),
    ...(outside(to).some((state) => ends.includes(nameOf(state))) ? [` to ${to.key}`] : []),
  ];
  return before.flatMap((prefix) => after.map((suffix) => `${prefix}${says}${suffix}`));
}

/** The boxes whose borders an arrow begins and ends at. */
function touchedBy({ start, end }: Edge, { boxes }: Drawing) {
  const at = ({ x, y }: Edge["start"]) =>
    boxes
      .filter(({ rect: { left, top, right, bottom } }) => {
        const beyond = Math.max(left - x, x - right, top - y, y - bottom);
        return Math.abs(beyond) < 4;
      })
      .map(({ name }) => name);
  return { starts: at(start), ends: at(end) };
}

/** The states that hold this one, the machine's own root not among them. */
function outside({ parent }: StateNode): StateNode[] {
  return parent?.parent ? [parent, ...outside(parent)] : [];
}

/** The state itself, those that are entered with it, and those that it is entered with. */
function entering(state: StateNode): StateNode[] {
  const within = (outer: StateNode): StateNode[] => {
    const [first] = outer.type === "compound" ? outer.initial.target : [];
    return first ? [outer, ...within(first)] : [outer];
  };
  const holders = outside(state).filter((holder) => within(holder).includes(state));
  return [...within(state), ...holders];
}

function nameOf({ id }: StateNode): string {
  return id.replaceAll(".", "_");
}

type StateNode = AnyStateMachine["root"];

/** What a diagram has to say of one transition, or of several that differ by their event alone. */
type Transition = { from: StateNode; to: StateNode | null; says: string };

function transitionsOf(machine: AnyStateMachine): Transition[] {
  const alike = new Map<
    string,
    { from: StateNode; to: StateNode | null; events: string[]; rest: string }
  >();
  for (const from of [machine.root, ...getStateNodes(machine)]) {
    for (const each of [...from.transitions.values(), from.always ?? []].flat()) {
      const to = each.target?.[0] ?? null;
      const guard = each.guard ? ` [${typeOf(each.guard)}]` : "";
      const actions = each.actions.map(typeOf);
      const rest = to ? guard : `${guard} / ${actions.join(", ") || "nothing"}`;
      const key = JSON.stringify([from.id, to?.id, guard, actions, each.description]);
      const { events } = alike.get(key) ?? { events: [] };
      alike.set(key, { from, to, events: [...events, inWords(each.eventType)], rest });
    }
  }
  return [...alike.values()].map(({ from, to, events, rest }) => ({
    from,
    to,
    says: `${events.length > 3 ? `${events[0]} and ${events.length - 1} alike` : events.join(" or ")}${rest}`,
  }));
}

function typeOf(named: unknown): string {
  return typeof named === "string" ? named : (named as { type: string }).type;
}

const words: readonly (readonly [RegExp, string])[] = [
  [/^$/, "always"],
  [/^xstate\.after\.(\w+)\..*$/, "after $1"],
  [/^xstate\.done\.actor\.(.*)$/, "$1 done"],
  [/^xstate\.error\.actor\.(.*)$/, "$1 failed"],
  [/^xstate\.snapshot\.(.*)$/, "$1 changed"],
];

function inWords(event: string): string {
  const [pattern = /$^/, replacement = ""] = words.find(([pattern]) => pattern.test(event)) ?? [];
  return event.replace(pattern, replacement) || "always";
}
