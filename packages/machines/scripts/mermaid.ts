import { type Arrow, isWithin, type State } from "./definition.ts";

/** A state diagram of a machine. What stays in its state is written into it; the rest are arrows. */
export function mermaidOf([root, ...states]: readonly State[], arrows: readonly Arrow[]): string {
  if (!root) throw new Error("a machine has a root");
  const isFlat = states.length > 0 && !root.isParallel;
  const body = isFlat ? inside(root, arrows) : block(root, arrows);
  return ["stateDiagram-v2", ...body.map((line) => `  ${line}`)].join("\n");
}

function block(state: State, arrows: readonly Arrow[]): string[] {
  const opening = `state "${state.key}" as ${nameOf(state)}`;
  const staying = arrows.filter((arrow) => arrow.from === state && arrow.to === null);
  if (state.children.length > 0) {
    return [`${opening} {`, ...inside(state, arrows).map((line) => `  ${line}`), "}"];
  }
  return [opening, ...staying.map((arrow) => `${nameOf(state)} : ${label(arrow)}`)];
}

/** What lies within a state: its states, and the arrows between them. */
function inside(state: State, arrows: readonly Arrow[]): string[] {
  const own = arrows.filter((arrow) => arrow.from === state && isWithin(arrow.to ?? state, state));
  const between = arrows.filter(
    ({ from, to }) => to && !isWithin(to, from) && meet(from, to) === state,
  );
  const any = `${nameOf(state)}_any`;
  return [
    ...state.children.flatMap((child, index) => [
      ...(state.isParallel && index > 0 ? ["--"] : []),
      ...block(child, arrows),
    ]),
    ...(state.initial ? [`[*] --> ${nameOf(state)}_${state.initial}`] : []),
    ...(own.length > 0 ? [`state "in any of these" as ${any}`] : []),
    ...own.filter(({ to }) => to === null).map((arrow) => `${any} : ${label(arrow)}`),
    ...arrowsBetween([
      ...own.map((arrow) => [any, arrow] as const),
      ...between.map((arrow) => [nameOf(arrow.from), arrow] as const),
    ]),
  ];
}

/** Arrows from one state to another are drawn as one, a line of its label for each. */
function arrowsBetween(arrows: readonly (readonly [from: string, arrow: Arrow])[]): string[] {
  const labels = new Map<string, string[]>();
  for (const [from, arrow] of arrows) {
    if (!arrow.to) continue;
    const ends = `${from} --> ${nameOf(arrow.to)}`;
    labels.set(ends, [...(labels.get(ends) ?? []), label(arrow)]);
  }
  return [...labels].map(([ends, lines]) => `${ends} : ${lines.join("<br/>")}`);
}

/** The innermost state that holds both, and is neither. */
function meet(from: State, to: State): State | null {
  let holder = from.parent;
  while (holder && (!isWithin(to, holder) || to === holder)) holder = holder.parent;
  return holder;
}

function label({ events, guard, actions, to }: Arrow): string {
  const [first = "", ...others] = events;
  const event = others.length > 2 ? `${first} and ${others.length} alike` : events.join(" or ");
  const effects = to === null ? ` / ${actions.join(", ") || "nothing"}` : "";
  return `${event}${guard ? ` [${guard}]` : ""}${effects}`;
}

function nameOf(state: State | null): string {
  return String(state?.id).replaceAll(".", "_");
}
