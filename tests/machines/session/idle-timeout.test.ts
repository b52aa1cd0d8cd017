import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
} from "fast-check";
import {
  type IdleTimeoutEvent,
  idleLimit,
  idleTimeoutMachine,
  secondsLeft,
} from "machines/session/idle-timeout";
import { describe, expect, it } from "vitest";
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { byHand, failure, pass, tagsOf } from "../actors.ts";

const second = 1000;
const minute = 60 * second;
const passed = (milliseconds: number): IdleTimeoutEvent => ({ type: "time.passed", milliseconds });
const began = (idleFor = 0): IdleTimeoutEvent => ({ type: "session.began", idleFor });
const over: IdleTimeoutEvent = { type: "session.over" };
const used: IdleTimeoutEvent = { type: "user.active" };

function start() {
  const clock = new SimulatedClock();
  const endAtHost = byHand<void>();
  let ends = 0;
  let followed = 0;
  const machine = idleTimeoutMachine.provide({
    actors: {
      followActivity: fromCallback<EventObject>(() => {
        followed += 1;
        return () => {
          followed -= 1;
        };
      }),
      endAtHost: endAtHost.logic,
    },
    actions: {
      endHere: () => {
        ends += 1;
      },
    },
  });
  const actor = createActor(machine, { clock }).start();
  const after = (...events: IdleTimeoutEvent[]) => {
    for (const event of events) actor.send(event);
    return now();
  };
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context.idleFor];
  return { actor, clock, endAtHost, after, now, ends: () => ends, followed: () => followed };
}

const inUse = { watching: "used" };
const warned = { watching: "warned" };
const asking = { ending: "asking" };

describe("a session on a shared machine", () => {
  it("is watched from its beginning to its end, and not without one", () => {
    const { after, followed } = start();
    expect([after(passed(20 * minute)), followed()]).toEqual([["inactive", 0], 0]);
    expect([after(began()), followed()]).toEqual([[inUse, 0], 1]);
    expect([after(over), followed()]).toEqual([["inactive", 0], 0]);
    expect([after(used), followed()]).toEqual([["inactive", 0], 0]);
  });

  it("has its minute's warning after 14 minutes, and ends after 15 [V7.1.1]", () => {
    const { actor, after, ends, followed } = start();
    after(began(), passed(13 * minute));
    expect(after(passed(minute - 1))).toEqual([inUse, 14 * minute - 1]);
    expect(tagsOf(actor.getSnapshot())).toEqual([]);
    expect(after(passed(1))).toEqual([warned, 14 * minute]);
    expect(tagsOf(actor.getSnapshot())).toEqual(["warned"]);
    expect(after(passed(minute - 1))).toEqual([warned, 15 * minute - 1]);
    expect([ends(), after(passed(1))[0], ends(), followed()]).toEqual([0, asking, 1, 0]);
  });

  it("goes on for another 15 minutes after a use, also during the warning", () => {
    const { after, ends } = start();
    after(began(), passed(13 * minute), used);
    expect(after(passed(13 * minute))).toEqual([inUse, 13 * minute]);
    expect(after(passed(minute))).toEqual([warned, 14 * minute]);
    expect(after(passed(59 * second), used)).toEqual([inUse, 0]);
    expect([after(passed(14 * minute)), ends()]).toEqual([[warned, 14 * minute], 0]);
  });

  it("ends without a warning if the machine slept through the minute", () => {
    const { after, ends } = start();
    after(began(), passed(minute));
    expect([after(passed(8 * 60 * minute))[0], ends()]).toEqual([asking, 1]);
  });

  it("is over for a key that comes at the last moment, if the time before it had passed", () => {
    const { after, ends } = start();
    after(began(), passed(15 * minute - 1));
    expect([after(passed(1), used)[0], ends()]).toEqual([asking, 1]);
    const other = start();
    other.after(began(), passed(15 * minute - 1));
    expect([other.after(used, passed(1)), other.ends()]).toEqual([[inUse, 1], 0]);
  });

  it("remembers over a reload for how long nobody had used it", () => {
    const { after } = start();
    expect(after(began(13 * minute))).toEqual([inUse, 13 * minute]);
    expect(after(passed(minute))).toEqual([warned, 14 * minute]);
  });

  it("of another user, or after a reload, begins anew", () => {
    const { after, followed } = start();
    after(began(), passed(14 * minute));
    expect([after(began()), followed()]).toEqual([[inUse, 0], 1]);
  });

  it("ends if nobody could tell whether it is used", async () => {
    const actor = createActor(
      idleTimeoutMachine.provide({
        actors: {
          followActivity: fromCallback(() => {
            throw new Error("no page");
          }),
          endAtHost: fromPromise<void>(async () => {}),
        },
        actions: { endHere: () => {} },
      }),
    ).start();
    actor.send(began());
    expect(actor.getSnapshot().value).toEqual(asking);
  });

  it("has so many seconds left, of which the one that runs counts", () => {
    const left = [idleLimit - minute, idleLimit - 59_001, idleLimit - 1];
    expect(left.map((idleFor) => secondsLeft({ idleFor }))).toEqual([60, 60, 1]);
  });
});

describe("the end at the host", () => {
  async function ended() {
    const started = start();
    started.after(began(), passed(15 * minute));
    return started;
  }

  it("is asked for once, if the host answers", async () => {
    const { endAtHost, now, clock, ends } = await ended();
    await endAtHost.call(0).answer(undefined);
    await pass(clock, minute);
    expect([now()[0], endAtHost.calls.length, ends()]).toEqual(["inactive", 1, 1]);
  });

  it("is asked for every quarter of a minute until the host answers", async () => {
    const { endAtHost, now, clock, ends } = await ended();
    await endAtHost.call(0).fail(failure(undefined));
    await pass(clock, 15 * second - 1);
    expect([now()[0], endAtHost.calls.length]).toEqual([{ ending: "unanswered" }, 1]);
    await pass(clock, 1);
    await endAtHost.call(1).fail(failure(503));
    await pass(clock, 15 * second);
    await endAtHost.call(2).answer(undefined);
    expect([now()[0], endAtHost.calls.length, ends()]).toEqual(["inactive", 3, 1]);
  });

  it("holds up nobody who signs in meanwhile", async () => {
    const { endAtHost, after, clock } = await ended();
    await endAtHost.call(0).fail(failure(undefined));
    expect(after(began())).toEqual([inUse, 0]);
    await pass(clock, minute);
    expect(endAtHost.calls.length).toBe(1);
  });

  it("goes on where the session here is over, as it then is", async () => {
    const { after } = await ended();
    expect(after(over, used, passed(minute))[0]).toEqual(asking);
  });
});

const anything = oneof(
  {
    weight: 5,
    arbitrary: record({
      type: constant("time.passed" as const),
      milliseconds: constantFrom(
        1,
        second,
        30 * second,
        minute,
        7 * minute,
        14 * minute,
        16 * minute,
      ),
    }),
  },
  { weight: 2, arbitrary: constant(used) },
  {
    weight: 1,
    arbitrary: record({
      type: constant("session.began" as const),
      idleFor: integer({ min: 0, max: 15 * minute - 1 }),
    }),
  },
  { weight: 1, arbitrary: constant(over) },
);

it("whatever happens, nobody stays signed in unused for 15 minutes, is warned too early, or is ended twice [V7.1.1]", () => {
  assert(
    property(array(anything, { maxLength: 60 }), (events) => {
      const { after, ends } = start();
      let unused: number | null = null;
      let ended = 0;
      for (const event of events) {
        if (event.type === "session.began") unused = event.idleFor;
        else if (event.type === "session.over") unused = null;
        else if (unused !== null)
          unused = event.type === "user.active" ? 0 : unused + event.milliseconds;
        if (unused !== null && unused >= 15 * minute) {
          unused = null;
          ended += 1;
        }
        const [state] = after(event);
        const isWatched = state !== "inactive" && JSON.stringify(state) !== JSON.stringify(asking);
        expect([isWatched, ends()]).toEqual([unused !== null, ended]);
        if (unused !== null && event.type === "time.passed")
          expect(state).toEqual(unused >= 14 * minute ? warned : inUse);
      }
    }),
  );
});
