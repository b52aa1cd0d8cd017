import { type Arrow, isWithin, type State } from "viewer/drawing/definition.ts";

/** This curve keeps labels in the places that the layout leaves free for them; others do not. */
const layout = '%%{init: {"flowchart": {"curve": "monotoneY"}}}%%';

/**
 * A state diagram of a machine. What stays in its state is written into it; the rest are arrows, each between
 * boxes that lie side by side: Mermaid misplaces those that cross the border of a box.
 */
export function mermaidOf([root, ...states]: readonly State[], arrows: readonly Arrow[]): string {
  if (!root) throw new Error("a machine has a root");
  const isBoxed = states.length === 0 || root.isParallel;
  const dashed = [root, ...states].flatMap((state) =>
    anyBoxes(state, arrows).map(([name]) => name),
  );
  const lines = [
    ...(isBoxed ? block(root, arrows) : inside(root, arrows)),
    ...(dashed.length > 0
      ? ["classDef any stroke-dasharray: 4 3", `class ${dashed.join(", ")} any`]
      : []),
  ];
  return [layout, "stateDiagram-v2", ...lines.map((line) => `  ${line}`)].join("\n");
}

function block(state: State, arrows: readonly Arrow[]): string[] {
  const name = nameOf(state);
  if (state.children.length === 0) return [box(state.key, name), ...staying(state, name, arrows)];
  const parts = state.children.map(({ key }) => key).join(" and ");
  const title = state.isParallel ? `${state.key}: ${parts}, at once` : state.key;
  return [`${box(title, name)} {`, ...inside(state, arrows).map((line) => `  ${line}`), "}"];
}

/** What lies within a state: its states, what holds in any of them, and the arrows between them. */
function inside(state: State, arrows: readonly Arrow[]): string[] {
  return [
    ...(state.initial ? [`[*] --> ${nameOf(firstOf(state))}`] : []),
    ...state.children.flatMap((child) => block(child, arrows)),
    ...anyBoxes(state, arrows).flatMap(([name, lines]) => [box("in any of these", name), ...lines]),
    ...arrowsWithin(state, arrows),
  ];
}

/** The boxes for what holds in any state within this one, by name: a long list would lie over arrows beside it. */
function anyBoxes(state: State, arrows: readonly Arrow[]): [name: string, lines: string[]][] {
  if (state.children.length === 0) return [];
  const any = anyOf(state);
  const isStart = arrows.some(({ from, to }) => from === state && isWithin(to, state));
  const lines = staying(state, any, arrows);
  if (!isStart || lines.length <= 3) return isStart || lines.length > 0 ? [[any, lines]] : [];
  return [
    [any, []],
    [`${any}_list`, staying(state, `${any}_list`, arrows)],
  ];
}

function anyOf(state: State): string {
  return `${nameOf(state)}_any`;
}

function box(title: string, name: string): string {
  return `state "${title}" as ${name}`;
}

function staying(state: State, name: string, arrows: readonly Arrow[]): string[] {
  return arrows
    .filter((arrow) => arrow.from === state && (arrow.to === null || isLoop(arrow)))
    .map((arrow) => {
      const done = isLoop(arrow) ? "itself anew" : arrow.actions.join(", ") || "nothing";
      const parts = [happening(arrow).join(" "), `/ ${done}`];
      return `${name} : ${wrapped(parts, 46, "<br/>#emsp;")}`;
    });
}

/** From a state without others to itself: Mermaid has the label of such an arrow lie over others. */
function isLoop({ from, to }: Arrow): boolean {
  return from === to && from.children.length === 0;
}

/** Arrows from one box to another are drawn as one, whose label names each. */
function arrowsWithin(holder: State, arrows: readonly Arrow[]): string[] {
  const labels = new Map<string, string[]>();
  for (const arrow of arrows) {
    const { from, to } = arrow;
    if (!to || isLoop(arrow) || holderOf(from, to) !== holder) continue;
    const start = childWith(from, holder);
    const end = childWith(to, holder) ?? firstOf(holder);
    const ends = `${start ? nameOf(start) : anyOf(holder)} --> ${nameOf(end)}`;
    const parts = [
      ...(start && start !== from ? [`in ${from.key}:`] : []),
      ...happening(arrow),
      ...(leadsTo(end, to) ? [] : [`to ${to.key}`]),
    ];
    labels.set(ends, [...(labels.get(ends) ?? []), wrapped(parts, 20)]);
  }
  return [...labels].map(([ends, lines]) => `${ends} : ${lines.join("<br/>")}`);
}

/** The innermost box that holds both ends; a state that leads to itself is one of them only as a whole box. */
function holderOf(from: State, to: State): State | null {
  let holder: State | null = from;
  while (holder && (holder.children.length === 0 || !isWithin(to, holder))) holder = holder.parent;
  return holder;
}

function childWith(state: State, holder: State): State | undefined {
  return holder.children.find((child) => isWithin(state, child));
}

function firstOf(state: State): State {
  return state.children.find(({ key }) => key === state.initial) ?? state;
}

/** Whether entering a state also enters the other one. */
function leadsTo(state: State, other: State): boolean {
  const first = firstOf(state);
  return isWithin(state, other) || (first !== state && leadsTo(first, other));
}

function happening({ events, guard }: Arrow): string[] {
  const [first = "", ...others] = events;
  const event = others.length > 2 ? `${first} and ${others.length} alike` : events.join(" or ");
  return guard ? [event, `[${guard}]`] : [event];
}

/** Broken between the parts: Mermaid would break wider text between any words, in a box that is too wide. */
function wrapped([first = "", ...parts]: readonly string[], widest: number, br = "<br/>") {
  const lines = [first];
  for (const part of parts) {
    const longer = `${lines.at(-1)} ${part}`;
    if (longer.length <= widest) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.join(br);
}

function nameOf(state: State): string {
  return state.id.replaceAll(".", "_");
}
