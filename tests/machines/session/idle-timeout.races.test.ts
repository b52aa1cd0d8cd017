import { authenticationMachine } from "machines/session/authentication";
import { type IdleTimeoutEvent, idleTimeoutMachine } from "machines/session/idle-timeout";
import { describe, expect, it } from "vitest";
import { createActor, type EventObject, fromCallback } from "xstate";
import { byHand, failure, rahima } from "../actors.ts";

const minute = 60_000;
const passed = (milliseconds: number): IdleTimeoutEvent => ({ type: "time.passed", milliseconds });
const warned = { watching: "warned" };
const asking = { ending: "asking" };

/** Both machines as the portal has them: the one ends the session of the other, and hears of its end. */
async function besideAuthentication() {
  const signOut = byHand<{ success: boolean }>();
  const loadUser = byHand<typeof rahima>();
  let tokens = 1;
  const authentication = createActor(
    authenticationMachine.provide({
      actors: { loadUser: loadUser.logic, signOut: signOut.logic },
      actions: {
        removeToken: () => {
          tokens -= 1;
        },
      },
    }),
    { input: { hasToken: true } },
  );
  const endAtHost = byHand<void>();
  const idle = createActor(
    idleTimeoutMachine.provide({
      actors: { followActivity: fromCallback<EventObject>(() => {}), endAtHost: endAtHost.logic },
      actions: { endHere: () => authentication.send({ type: "session.timedOut" }) },
    }),
  ).start();
  authentication.on("session.began", () => idle.send({ type: "session.began", idleFor: 0 }));
  for (const end of ["session.ended", "session.expired"] as const)
    authentication.on(end, () => idle.send({ type: "session.over" }));
  authentication.start();
  await loadUser.call(0).answer(rahima);
  idle.send(passed(14 * minute));
  const states = () => [
    authentication.getSnapshot().value,
    authentication.getSnapshot().context.failure?.reason ?? null,
    idle.getSnapshot().value,
    tokens,
  ];
  return { authentication, idle, signOut, endAtHost, states };
}

describe("during the warning", () => {
  it("a sign-out that succeeds leaves nothing to end", async () => {
    const { authentication, idle, signOut, endAtHost, states } = await besideAuthentication();
    authentication.send({ type: "signOut.requested" });
    await signOut.call(0).answer({ success: true });
    idle.send(passed(minute));
    expect(states()).toEqual(["unauthenticated", null, "inactive", 0]);
    expect(endAtHost.calls).toEqual([]);
  });

  it("a sign-out that is not answered in time does not hold up the end", async () => {
    const { authentication, idle, signOut, endAtHost, states } = await besideAuthentication();
    authentication.send({ type: "signOut.requested" });
    idle.send(passed(minute));
    expect(states()).toEqual(["unauthenticated", "sessionEnded", asking, 0]);
    expect(signOut.call(0).signal.aborted).toBe(true);
    await signOut.call(0).answer({ success: true });
    await endAtHost.call(0).answer(undefined);
    expect(states()).toEqual(["unauthenticated", "sessionEnded", "inactive", 0]);
  });

  it("a sign-out that fails leaves the warning as it is", async () => {
    const { authentication, idle, signOut, states } = await besideAuthentication();
    authentication.send({ type: "signOut.requested" });
    await signOut.call(0).fail(failure(503));
    expect(states()).toEqual([{ authenticated: "idle" }, null, warned, 1]);
    idle.send(passed(minute));
    expect(states()).toEqual(["unauthenticated", "sessionEnded", asking, 0]);
  });

  it("a session that expires leaves nothing to end", async () => {
    const { authentication, idle, endAtHost, states } = await besideAuthentication();
    authentication.send({ type: "session.expired" });
    idle.send(passed(minute));
    expect(states()).toEqual(["unauthenticated", "sessionEnded", "inactive", 0]);
    expect(endAtHost.calls).toEqual([]);
  });

  it("an expiry that is noticed after the end changes nothing", async () => {
    const { authentication, idle, states } = await besideAuthentication();
    idle.send(passed(minute));
    authentication.send({ type: "session.expired" });
    expect(states()).toEqual(["unauthenticated", "sessionEnded", asking, 0]);
  });

  it("a password that expires leaves the clock as it is", async () => {
    const { authentication, idle, states } = await besideAuthentication();
    authentication.send({ type: "password.expired" });
    expect(states()).toEqual([{ mustChangePassword: "idle" }, null, warned, 1]);
    idle.send(passed(minute));
    expect(states()).toEqual(["unauthenticated", "sessionEnded", asking, 0]);
  });
});
