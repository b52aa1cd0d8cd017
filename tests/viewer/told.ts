import type { AnyStateMachine } from "xstate";

type Transition = {
  target?: string | string[];
  guard?: string | { type: string };
  actions?: unknown;
  description?: string;
};
type Invoked = { id?: string; src: string } & Record<"onDone" | "onError" | "onSnapshot", unknown>;
type Config = {
  id?: string;
  initial?: string;
  states?: Record<string, Config>;
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  always?: unknown;
  invoke?: Invoked | Invoked[];
};

/** What a machine's own definition says, read without XState. */
export function transitionsIn(machine: AnyStateMachine) {
  const states: string[] = [];
  const starts: string[] = [];
  const alike = new Map<string, { events: string[]; rest: string; from: string; to: string }>();
  visit(machine.id, machine.config as Config, "");
  const told = [...alike.values()].map(({ events, rest, from, to }) => {
    const event =
      events.length > 3 ? `${events[0]} and ${events.length - 1} alike` : events.join(" or ");
    return `${from}: ${event}${rest}${to && ` → ${to}`}`;
  });
  return { states, starts, told };

  function visit(id: string, config: Config, within: string) {
    states.push(within ? `${id} in ${within}` : id);
    if (config.initial) starts.push(`${id}.${config.initial}`);
    for (const [event, each] of eventsOf(config)) {
      const { target, guard, actions, description } =
        typeof each === "string" ? { target: each } : each;
      const to = target === undefined ? "" : resolved(String(target), id, within);
      const names = listOf(actions).map(nameOf);
      const words = [
        ...(guard ? [` [${nameOf(guard)}]`] : []),
        ...(names.length > 0 ? [` / ${names.join(", ")}`] : []),
        ...(names.length > 0 || to ? [] : [" nothing happens"]),
      ].join("");
      const key = JSON.stringify([id, to, words, description]);
      const { events } = alike.get(key) ?? { events: [] };
      alike.set(key, { events: [...events, event], rest: words, from: id, to });
    }
    for (const [key, child] of Object.entries(config.states ?? {}))
      visit(`${id}.${key}`, child, id);
  }
}

/** What an SVG says: its states, where they begin, and each transition in words. */
export function toldIn(svg: string) {
  const page = document.createElement("div");
  page.innerHTML = svg.replace(/<style>.*<\/style>/s, "");
  const all = (selector: string, root: ParentNode = page) => [...root.querySelectorAll(selector)];
  const textOf = (entry: Element) =>
    all("text", entry)
      .map(({ textContent }) => textContent.trim())
      .join(" ");
  const states = all("[data-state]").map((each) => {
    const [id, within] = ["data-state", "data-within"].map((name) => each.getAttribute(name));
    return within ? `${id} in ${within}` : String(id);
  });
  const keyOf = (id: string) => id.split(".").at(-1);
  const onArrows = all("[data-from][data-to]").flatMap((arrow) => {
    const [from, to] = ["data-from", "data-to"].map((name) => arrow.getAttribute(name));
    return all("[data-transition]", arrow).map((entry) => `${from}: ${textOf(entry)} → ${to}`);
  });
  const inStates = all("[data-state]").flatMap((state) => {
    const from = state.getAttribute("data-state");
    return all("[data-transition]", state).map((entry) => {
      const to = entry.getAttribute("data-transition") ?? "";
      const words = `${from}: ${textOf(entry)}`;
      return to ? words.replace(new RegExp(`→ ${keyOf(to)}$`), `→ ${to}`) : words;
    });
  });
  return {
    states,
    starts: all("[data-start]").map((start) => String(start.getAttribute("data-start"))),
    transitions: [...onArrows, ...inStates],
  };
}

function eventsOf({ on, after, always, invoke }: Config): [string, Transition | string][] {
  const named: [string, unknown][] = [
    ...Object.entries(on ?? {}),
    ...listOf(invoke as Invoked | undefined).flatMap((each): [string, unknown][] => {
      const { id, src, onDone, onError, onSnapshot } = each as Invoked;
      const actor = id ?? src;
      return [
        [`${actor} done`, onDone],
        [`${actor} failed`, onError],
        [`${actor} changed`, onSnapshot],
      ];
    }),
    ...Object.entries(after ?? {}).map(([delay, each]): [string, unknown] => [
      `after ${delay}`,
      each,
    ]),
    ["always", always],
  ];
  return named.flatMap(([event, each]) =>
    listOf(each).map((one): [string, Transition | string] => [event, one as Transition | string]),
  );
}

function resolved(target: string, id: string, within: string): string {
  if (target.startsWith("#")) return target.slice(1);
  return target.startsWith(".") ? `${id}${target}` : `${within}.${target}`;
}

function listOf(some: unknown): unknown[] {
  return some === undefined ? [] : [some].flat();
}

function nameOf(named: unknown): string {
  return typeof named === "string" ? named : (named as { type: string }).type;
}
