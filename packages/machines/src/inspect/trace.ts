import type { AnyActorRef, InspectionEvent, Observer } from "xstate";
import { listPath } from "../routes.ts";
import { modules } from "../session/active-company.ts";

type StateValue = string | null | { [region: string]: StateValue };

/** What is noted of an event: its name, and nothing that says anything about anyone. */
export type TracedEvent = {
  type: string;
  /** Of an answer; null where there was none. */
  status?: number | null;
  aborted?: boolean;
  /** The class of an error. */
  error?: string;
  /** How many rows an answer brought. */
  rows?: number;
  /** The part of the portal that a page belongs to. */
  page?: string;
};

/** An event that came to an actor, or the state that an actor then was in. */
export type Step = {
  at: number;
  actor: string;
  name: string;
  /** Why somebody points at this step; none is ever noted by the portal. */
  note?: string;
} & ({ event: TracedEvent; from: string | null } | { state: StateValue; status: string });

export type Trace = {
  version: 1;
  /** In the order in which they happened; `at` is in milliseconds since the first step after the page was loaded. */
  steps: readonly Step[];
};

export type TraceOptions = {
  now: () => number;
  /** How many steps are kept, the newest. */
  most?: number;
};

/**
 * Notes what the machines do, for somebody who has to find out later what happened. Nothing is kept but
 * what is listed here: no name, amount, token, password, id or text that anyone typed.
 */
export function createTrace({ now, most = 200 }: TraceOptions) {
  const steps: Step[] = [];
  const states = new Map<string, string>();
  let began: number | undefined;

  function note(
    actor: AnyActorRef,
    told: DistributiveOmit<Step, "at" | "actor" | "name" | "note">,
  ) {
    const moment = now();
    began ??= moment;
    const { sessionId, id } = actor;
    steps.push({ at: Math.round(moment - began), actor: sessionId, name: nameOf(id), ...told });
    if (steps.length > most) steps.shift();
  }

  const inspect: Observer<InspectionEvent> = {
    next(inspected) {
      const actor = inspected.actorRef as AnyActorRef;
      if (inspected.type === "@xstate.event") {
        const from = inspected.sourceRef as AnyActorRef | undefined;
        note(actor, { event: toldOf(inspected.event), from: from?.sessionId ?? null });
      }
      if (inspected.type === "@xstate.snapshot") {
        const told = stateOf(inspected.snapshot);
        const known = JSON.stringify(told);
        if (states.get(actor.sessionId) === known) return;
        if (told.status === "active") states.set(actor.sessionId, known);
        else states.delete(actor.sessionId);
        note(actor, told);
      }
    },
  };
  return { inspect, read: (): Trace => ({ version: 1, steps: [...steps] }) };
}

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;

const errors = new Set([
  ...["Error", "TypeError", "RangeError", "SyntaxError", "DOMException", "AbortError"],
  ...["StatusError", "NoAnswerError", "AbortedError", "TimedOutError"],
  ...["NotJsonError", "WrongEnvelopeError"],
]);
const pages = new Set([
  ...["/", "/login", "/profile", "/error", "/company-preview", "/invitation"],
  ...modules.map(listPath),
]);

/** Only the part of a name that the code gave: the id of a report goes on with its company, after an `@`. */
function nameOf(name: string): string {
  return name.replace(/[^\w.{}()/-].*$/s, "").slice(0, 100);
}

function toldOf(event: Readonly<Record<string, unknown>>): TracedEvent {
  const { status = partOf(event.error, "status"), aborted, page } = event;
  const error = partOf(event.error, "name");
  const rows = partOf(event.output, "rows");
  return {
    type: nameOf(String(event.type)),
    ...((status === null || isStatus(status)) && { status }),
    ...(typeof aborted === "boolean" && { aborted }),
    ...("error" in event && {
      error: typeof error === "string" && errors.has(error) ? error : "Error",
    }),
    ...(Array.isArray(rows) && { rows: rows.length }),
    ...(typeof page === "string" && { page: partOfPortal(page) }),
  };
}

function stateOf(snapshot: unknown) {
  return {
    state: stateValueOf(partOf(snapshot, "value")),
    status: nameOf(String(partOf(snapshot, "status"))),
  };
}

/** The code gives the names of states. */
function stateValueOf(value: unknown): StateValue {
  if (typeof value === "string") return nameOf(value);
  if (typeof value !== "object" || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([region, inner]) => [nameOf(region), stateValueOf(inner)]),
  );
}

function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) < 600;
}

/** `/water` of `/water/vehicles?status=idle`. */
function partOfPortal(page: string): string {
  const part = /^\/[^/?#]*/.exec(page)?.[0] ?? "";
  return pages.has(part) ? part : "/…";
}

function partOf(thing: unknown, key: string): unknown {
  return typeof thing === "object" && thing !== null
    ? (thing as Record<string, unknown>)[key]
    : undefined;
}
