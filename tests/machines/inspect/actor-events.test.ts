import { connectionMachine } from "machines";
import {
  type ActorEvent,
  actorPath,
  actorsWithin,
  currentStates,
  publishActorEvents,
} from "machines/inspect/actor-events";
import { authenticationMachine } from "machines/session/authentication";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";

const followConnection = fromCallback(() => {});
const connection = connectionMachine.provide({ actors: { followConnection } });

describe("what is told of running machines", () => {
  it("is every event with all that it brought, and every state that is another than before", () => {
    const told: ActorEvent[] = [];
    let time = 0;
    const actor = createActor(connection, {
      inspect: publishActorEvents(
        (happening) => told.push(happening),
        () => time,
      ),
    }).start();
    told.length = 0;
    time = 40;
    actor.send({ type: "connection.lost" });
    actor.send({ type: "connection.lost" });
    const lost = { at: 40, actor: actor.id, name: actor.id };
    const event = { ...lost, event: { type: "connection.lost" }, from: null };
    const offline = { state: "offline", status: "active", context: {}, tags: ["offline"] };
    expect(told.filter((each) => each.actor === actor.id)).toEqual([
      event,
      { ...lost, ...offline, context: actor.getSnapshot().context },
      event,
    ]);
  });

  it("says who told it, by the ids that lead there from the root", async () => {
    const told: ActorEvent[] = [];
    const actor = createActor(
      authenticationMachine.provide({
        actors: {
          loadUser: fromPromise(() => Promise.reject(new Error("down"))),
          followConnection,
        },
      }),
      {
        id: "root",
        input: { hasToken: true },
        inspect: publishActorEvents(
          (happening) => told.push(happening),
          () => 0,
        ),
      },
    ).start();
    await new Promise((resolve) => setImmediate(resolve));
    expect(told.find((each) => "event" in each && each.event.type.includes("error"))).toMatchObject(
      {
        actor: "root",
        from: "root/loadUser",
      },
    );
    expect(actorsWithin(actor).map(actorPath)).toEqual(["root", "root/followConnection"]);
  });

  it("begins, for who comes later, with every actor as it is", () => {
    const actor = createActor(connection, { id: "here" }).start();
    expect(currentStates(actor, 7)).toEqual([
      {
        ...{ at: 7, actor: "here", name: "here", state: "online", status: "active" },
        ...{ context: actor.getSnapshot().context, tags: [] },
      },
      {
        ...{ at: 7, actor: "here/followConnection", name: "followConnection", state: null },
        ...{ status: "active", context: undefined, tags: [] },
      },
    ]);
  });
});
