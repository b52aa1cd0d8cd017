import { screen } from "@testing-library/react";
import { getIntracityCounterwiseReport } from "partner-sdk";
import { describe, expect, it, vi } from "vitest";
import { messagesOf, traceIn } from "web/replay/messages.ts";
import { type AnyActorRef, type AnyStateMachine, StateMachine } from "xstate";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

describe("a trace that is replayed", () => {
  it("brings every machine to the state that it was in", async () => {
    signedIn(host, oneEach);
    host.fails(getIntracityCounterwiseReport, 500);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { user, portal } = openPortal("/intracity/counterwise/report/");
    await user.click(await screen.findByRole("button", { name: "Copy what happened" }));
    await screen.findByText("Copied.");
    const trace = traceIn(await navigator.clipboard.readText());
    const messages = trace ? messagesOf(trace) : [];
    const names = new Map<string, string>();
    const last = new Map<string | undefined, unknown>();
    const definitions = new Map<string, unknown>();
    for (const message of messages) {
      if (message.type === "@xstate.actor") {
        names.set(message.sessionId, message.name);
        definitions.set(message.sessionId, JSON.parse(message.definition ?? "null"));
      }
      expect(names.has(message.sessionId)).toBe(true);
      if (message.type === "@xstate.snapshot") {
        const { value } = message.snapshot as { value?: unknown };
        last.set(names.get(message.sessionId), value);
      }
    }
    const { children } = portal.getSnapshot();
    for (const name of ["authentication", "loading", "intracity", "water"] as const) {
      expect([name, last.get(name)]).toEqual([name, children[name]?.getSnapshot().value]);
    }
    const filter = "reportFilter./api/intracity/reports/counterwise/{company_id}";
    expect([last.get(filter), last.get("report")]).toEqual(["closed", { failed: "retriable" }]);
    const running = machinesRunningIn(portal);
    expect(running.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["portal", "authentication", "connection", "water"]),
    );
    for (const { id, sessionId, logic } of running) {
      const { id: _, ...drawn } = JSON.parse(JSON.stringify(logic.config));
      expect([id, definitions.get(sessionId)]).toMatchObject([id, drawn]);
    }
    vi.restoreAllMocks();
  });

  it.each(["", "{", "null", '{"version":2,"steps":[]}', '{"version":1}'])(
    "is none of %j",
    (text) => {
      expect(traceIn(text)).toBe(null);
    },
  );
});

type RunningMachine = AnyActorRef & { logic: AnyStateMachine };

/** Every actor that is a machine, at any depth. */
function machinesRunningIn(actor: AnyActorRef): RunningMachine[] {
  const children: AnyActorRef[] = Object.values(actor.getSnapshot().children ?? {});
  const isMachine = "logic" in actor && actor.logic instanceof StateMachine;
  return [...(isMachine ? [actor as RunningMachine] : []), ...children.flatMap(machinesRunningIn)];
}
