import { allMachines, machineNamed } from "machines/inspect/all-machines";
import { listWaterVehicles } from "partner-sdk";
import { exampleInput } from "viewer/simulation/examples.ts";
import { linkTo, placeIn } from "viewer/simulation/link.ts";
import { type Deed, simulate } from "viewer/simulation/simulation.ts";
import { describe, expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";

const filter = { range: { from: "2026-11-01", to: "2026-11-02" }, fields: {} };
const asked: Deed = {
  do: "send",
  to: "rows",
  event: { type: "filter.accepted", filter } as never,
};
const input = { operation: listWaterVehicles, company: "7" };

const named = (name: string) => machineNamed(name) as AnyStateMachine;
const valueAfter = (...deeds: Deed[]) => simulate(named("rows"), input, deeds).snapshot.value;

describe("a machine that is run by hand", () => {
  it.each(allMachines().map((machine) => [machine.id, machine] as const))(
    "begins, and waits where the app would be asked: %s",
    (id, machine) => {
      const { error, snapshot } = simulate(machine, exampleInput(id), []);
      expect([error, snapshot.status]).toEqual([null, "active"]);
    },
  );

  it("goes on by its own guards when a request is answered", () => {
    const page = { rows: [{ id: 1 }], next: null, fetchedAt: 1 };
    const answer = (output: unknown): Deed => ({ do: "answer", to: "rows/loadReport", output });
    expect(valueAfter(asked)).toBe("loading");
    expect(valueAfter(asked, answer(page))).toEqual({ rows: "settled" });
    expect(valueAfter(asked, answer({ ...page, rows: [] }))).toBe("empty");
  });

  it("waits as long as it was told to, on a clock that only moves by hand", () => {
    const error = { status: 429, retryAfter: 120 };
    const refused: Deed = { do: "fail", to: "rows/loadReport", error };
    const pass = (milliseconds: number): Deed => ({ do: "pass", milliseconds });
    expect(simulate(named("rows"), input, [asked, refused, pass(5000)]).timers).toEqual([
      { of: "after retryAfter in rows.failed.tooEarly", in: 115_000 },
    ]);
    expect(valueAfter(asked, refused, pass(119_999))).toEqual({ failed: "tooEarly" });
    expect(valueAfter(asked, refused, pass(119_999), pass(1))).toEqual({ failed: "retriable" });
  });

  it("hears what a subscription tells", () => {
    const lost: Deed = { do: "send", to: "rows", event: { type: "connection.lost" } };
    expect(valueAfter(lost, asked)).toBe("unconnected");
  });

  it("says what waits, and with what it was started", () => {
    expect(simulate(named("rows"), input, [asked]).waiting).toEqual([
      {
        ...{ address: "rows/followConnection", kind: "callback", name: "followConnection" },
        input: undefined,
      },
      {
        ...{ address: "rows/loadReport", kind: "promise", name: "loadReport" },
        input: { ...input, filter, cursor: null },
      },
    ]);
  });

  it("runs the machines that it starts, and notes the effects that the app would have", () => {
    const refused: Deed = {
      ...{ do: "fail", to: "portal/authentication/loadUser" },
      error: { status: 503 },
    };
    const { snapshot, story } = simulate(
      named("portal"),
      { hasToken: true, page: "/water", remembered: null },
      [refused],
    );
    expect(snapshot.value).toBe("unavailable");
    expect(story.filter((each) => "effect" in each)).toEqual([
      { at: 0, actor: "portal", name: "portal", effect: "redirect", with: { to: "/error" } },
    ]);
  });

  it("provides another of the machines where it is that machine", () => {
    const { actors } = simulate(named("report"), { ...input, filter }, []);
    expect(actors.get("report/rows")?.getSnapshot().value).toBe("loading");
  });

  it("says what went wrong when a step cannot be done", () => {
    const answer: Deed = { do: "answer", to: "rows/loadReport", output: null };
    expect(simulate(named("rows"), input, [answer]).error).toBe("There is no rows/loadReport now.");
  });
});

describe("a link to a moment", () => {
  it("leads to the same machine, input and steps, whatever letters they have", () => {
    const place = { machine: "rows", input: { company: "ঢাকা" }, deeds: [asked] };
    expect(placeIn(linkTo(place))).toEqual(place);
  });

  it("is short where nothing has happened yet", () => {
    const place = { machine: "loading", input: undefined, deeds: [] };
    expect(linkTo(place)).toBe("#/machine/loading");
    expect(placeIn("#/machine/loading")).toEqual(place);
  });

  it("leads to the beginning when it is cut off, and nowhere when it is another page's", () => {
    const whole = linkTo({ machine: "rows", input, deeds: [asked] });
    expect(placeIn(whole.slice(0, -9))).toEqual({ machine: "rows", input: undefined, deeds: [] });
    expect(placeIn("#/trace")).toBe(null);
  });
});
