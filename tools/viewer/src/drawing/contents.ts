import type { Arrow, State } from "./definition.ts";
import { type Line, type Run, wrapped } from "./words.ts";

/** Lines that say one thing; of a transition, which one. */
export type Entry = { lines: Line[]; arrow: Arrow | null };

/** What is written in a state below its name: what it does and starts, and the transitions that are not on arrows. */
export function entriesOf(state: State, written: readonly Arrow[], widest: number): Entry[] {
  const plain = (word: string, things: readonly string[], mark = ""): Entry[] =>
    things.length === 0
      ? []
      : [
          {
            lines: wrapped([quiet(word), ...listed(things, mark).map(asAction)], widest, continued),
            arrow: null,
          },
        ];
  return [
    ...plain("starts", grouped(state.starts)),
    ...plain("may spawn", state.spawns),
    ...plain("entry", state.entry, "/ "),
    ...plain("exit", state.exit, "/ "),
    ...written.map((arrow) => ({
      lines: wrapped([...runsOf(arrow), ...targetOf(arrow)], widest, continued),
      arrow,
    })),
  ];
}

/** The label of an arrow. */
export function labelOf(arrow: Arrow, widest: number): Entry {
  return { lines: wrapped(runsOf(arrow), widest, continued), arrow };
}

export function titleOf({ key, isParallel, tags }: State): Line {
  const about = [...(isParallel ? ["all at once"] : []), ...tags];
  const words = about.map((word): Run => ({ text: ` ${word}`, role: "quiet" }));
  return wrapped([{ text: key, role: "name" }, ...words], Number.POSITIVE_INFINITY)[0] as Line;
}

const continued = 12;

function runsOf({ events, guard, actions, to }: Arrow): Run[] {
  const [first = "", ...others] = events;
  const named = others.length > 2 ? [first, `and ${others.length} alike`] : alternatives(events);
  return [
    ...named.map((text): Run => ({ text, role: "event" })),
    ...(guard ? [{ text: `[${guard}]`, role: "guard" } as const] : []),
    ...listed(actions, "/ ").map(asAction),
    ...(to || actions.length > 0 ? [] : [quiet("nothing happens")]),
  ];
}

function targetOf({ to }: Arrow): Run[] {
  return to ? [{ text: `→ ${to.key}`, role: "name" }] : [];
}

function alternatives(events: readonly string[]): string[] {
  return events.map((event, place) => (place === 0 ? event : `or ${event}`));
}

/** `/ first,` and `second`. */
function listed(things: readonly string[], mark: string): string[] {
  return things.map((thing, place) => {
    const comma = place < things.length - 1 ? "," : "";
    return `${place === 0 ? mark : ""}${thing}${comma}`;
  });
}

/** Several actors of one kind are one entry: `8 activeCompany`. */
function grouped(starts: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const start of starts) {
    const kind = /\((.*)\)$/.exec(start)?.[1] ?? start;
    kinds.set(kind, [...(kinds.get(kind) ?? []), start]);
  }
  return [...kinds].flatMap(([kind, all]) => (all.length > 2 ? [`${all.length} ${kind}`] : all));
}

function asAction(text: string): Run {
  return { text, role: "action" };
}

function quiet(text: string): Run {
  return { text, role: "quiet" };
}
