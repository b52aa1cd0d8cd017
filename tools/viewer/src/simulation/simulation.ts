import {
  type ActorEvent,
  actorPath,
  actorsWithin,
  publishActorEvents,
} from "machines/inspect/actor-events";
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from "xstate";
import { HandClock } from "./clock.ts";
import { answered, failed, implementationOf, provided } from "./implementations.ts";

/** One thing that somebody who looks had happen. */
export type Deed =
  | { do: "send"; to: string; event: EventObject }
  | { do: "answer"; to: string; output: unknown }
  | { do: "fail"; to: string; error: Readonly<Record<string, unknown>> }
  | { do: "pass"; milliseconds: number };

/** A request or a subscription that waits, and what it was started with. */
export type Waiting = {
  address: string;
  kind: "promise" | "callback";
  name: string;
  input: unknown;
};
/** A delay that runs, and after how many milliseconds from now it is over. */
export type Timer = { of: string; in: number };

export type Moment = {
  snapshot: AnyMachineSnapshot;
  story: ActorEvent[];
  waiting: Waiting[];
  timers: Timer[];
  actors: Map<string, AnyActorRef>;
  /** What went wrong, where something did. */
  error: string | null;
};

/** Where a machine is after some deeds. The same deeds lead to the same moment, so that undoing one is leaving it out. */
export function simulate(machine: AnyStateMachine, input: unknown, deeds: readonly Deed[]): Moment {
  const story: ActorEvent[] = [];
  const clock = new HandClock();
  const now = () => clock.now;
  let error: string | null = null;
  const note = (actor: AnyActorRef, effect: string, params: unknown) =>
    story.push({ ...{ at: now(), actor: actorPath(actor), name: actor.id }, effect, with: params });
  const root = createActor(provided(machine, note), {
    id: machine.id,
    input,
    clock,
    logger: () => {},
    inspect: publishActorEvents((happening) => story.push(happening), now),
  });
  root.subscribe({
    error: (thrown) => {
      error = messageOf(thrown);
    },
  });
  try {
    root.start();
    for (const deed of deeds) doIn(root, clock, deed);
  } catch (thrown) {
    error = messageOf(thrown);
  }
  const actors = new Map(actorsWithin(root).map((actor) => [actorPath(actor), actor]));
  const snapshot = root.getSnapshot();
  const moment = { snapshot, story, waiting: waitingIn(actors), timers: timersOf(root, clock) };
  return { ...moment, actors, error };
}

function doIn(root: AnyActorRef, clock: HandClock, deed: Deed) {
  if (deed.do === "pass") return clock.pass(deed.milliseconds);
  const to = actorsWithin(root).find((actor) => actorPath(actor) === deed.to);
  if (!to) throw new Error(`There is no ${deed.to} now.`);
  if (deed.do === "answer") return to.send({ type: answered, output: deed.output });
  if (deed.do === "fail") {
    const { message = "failed", ...details } = deed.error;
    return to.send({ type: failed, error: Object.assign(new Error(String(message)), details) });
  }
  return to.send(deed.event);
}

function waitingIn(actors: ReadonlyMap<string, AnyActorRef>): Waiting[] {
  return [...actors].flatMap(([address, actor]): Waiting[] => {
    const kind = implementationOf(actor);
    const { status, input } = actor.getSnapshot() as { status: string; input?: unknown };
    if (!kind || status !== "active") return [];
    return [{ address, kind, name: srcOf(actor), input }];
  });
}

function srcOf(actor: AnyActorRef): string {
  const { src } = actor as AnyActorRef & { src: unknown };
  return typeof src === "string" ? src : actor.id;
}

type Scheduled = { source: AnyActorRef; event: EventObject };

/** XState's own list has the events, and the clock when they come, in the same order. */
function timersOf(root: AnyActorRef, clock: HandClock): Timer[] {
  const system = root.system as unknown as {
    getSnapshot(): { _scheduledEvents: Record<string, Scheduled> };
  };
  const { dues, now } = clock;
  return Object.values(system.getSnapshot()._scheduledEvents).map(({ source, event }, place) => {
    const delay = /^xstate\.after\.([^.]*)\.(.*)$/.exec(event.type);
    const of = delay ? `after ${delay[1]} in ${delay[2]}` : `${event.type} of ${actorPath(source)}`;
    return { of, in: (dues[place] ?? now) - now };
  });
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
