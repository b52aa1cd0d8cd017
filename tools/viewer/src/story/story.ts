import type { ActorEvent } from "machines/inspect/actor-events";
import type { Step } from "machines/inspect/trace";
import { eventInWords } from "../drawing/definition.ts";

type StateValue = Extract<Step, { state: unknown }>["state"];

/** An actor as it was after one of the happenings. */
export type Told = {
  actor: string;
  name: string;
  state: StateValue;
  status: string;
  context?: unknown;
  tags: readonly string[];
  /** How many actors are above it. */
  depth: number;
  /** When it was told of last, as a place in the story. */
  place: number;
};

/** Every actor that was told of so far, each below the one that started it. */
export function actorsAt(story: readonly ActorEvent[], place: number): Told[] {
  const actors = new Map<string, Told>();
  for (const [at, happening] of story.slice(0, place + 1).entries()) {
    const { actor, name } = happening;
    const before = actors.get(actor) ?? {
      actor,
      name,
      state: null,
      status: "active",
      tags: [],
      depth: 0,
      place: at,
    };
    const now = "state" in happening ? { tags: [], ...happening } : endedBy(happening);
    const { state, status, context, tags } = { ...before, ...now };
    actors.set(actor, { ...before, state, status, context, tags, place: at });
  }
  const parents = parentsIn(story, place);
  const below = (parent: string | undefined, depth: number): Told[] =>
    [...actors.values()]
      .filter(({ actor }) => {
        const own = parents.get(actor);
        return parent === undefined ? !own || !actors.has(own) : own === parent;
      })
      .flatMap((told) => [{ ...told, depth }, ...below(told.actor, depth + 1)]);
  return below(undefined, 0);
}

/** Whoever is told to stop is not heard of again. */
function endedBy(happening: ActorEvent) {
  const isEnd = "event" in happening && happening.event.type === "xstate.stop";
  return isEnd ? { status: "stopped" } : {};
}

/** Who started whom: an address says it, or else the event with which an actor began. */
function parentsIn(story: readonly ActorEvent[], place: number): Map<string, string> {
  const parents = new Map<string, string>();
  for (const happening of story.slice(0, place + 1)) {
    const { actor } = happening;
    const above = actor.includes("/") ? actor.slice(0, actor.lastIndexOf("/")) : null;
    const isStart = "event" in happening && happening.event.type === "xstate.init";
    const parent = above ?? (isStart ? happening.from : null);
    if (parent && parent !== actor) parents.set(actor, parent);
  }
  return parents;
}

/** The ids of all states that a machine is in, its root among them. */
export function litIn(root: string, value: StateValue): Set<string> {
  if (value === null) return new Set([root]);
  if (typeof value === "string") return new Set([root, `${root}.${value}`]);
  const within = Object.entries(value).flatMap(([key, inner]) => [
    ...litIn(`${root}.${key}`, inner),
  ]);
  return new Set([root, ...within]);
}

/** `idle`, or `failed: retriable`. */
export function stateInWords(value: StateValue): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  return Object.entries(value)
    .map(([key, inner]) => (inner === null ? key : `${key}: ${stateInWords(inner)}`))
    .join(", ");
}

/** One happening in words, as it stands in a list. */
export function inWords(happening: ActorEvent): string {
  if ("event" in happening) {
    const { type, ...brought } = happening.event;
    if (type === "xstate.init") return "starts";
    if (type === "xstate.stop") return "is to stop";
    const { actorId: _, ...rest } = brought;
    const isNews = Object.keys(rest).length > 0 && !type.startsWith("xstate.snapshot.");
    return `${eventInWords(type)}${isNews ? ` ${shortened(rest)}` : ""}`;
  }
  if ("effect" in happening) return `does ${happening.effect} ${shortened(happening.with)}`;
  const { state, status } = happening;
  const now = stateInWords(state);
  return status === "active" ? `is ${now || "running"}` : `is ${status}${now && `, ${now}`}`;
}

const longest = 120;

export function shortened(value: unknown): string {
  const text = value === undefined ? "" : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
