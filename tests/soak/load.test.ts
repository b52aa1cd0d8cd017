import { afterAll, describe, expect, it } from "vitest";
import { type Engine, engines } from "../partner-api/databases.ts";
import { gather } from "./crowd.ts";
import { circumstances, countOf, secondsOf, show, writeDown } from "./measured.ts";
import { learnPlaces } from "./places.ts";
import { startServed } from "./served.ts";
import { sessionsOn } from "./sessions.ts";
import { Tally, within } from "./tally.ts";
import { wireTo } from "./wire.ts";

/** Who read a third to a half of what each takes, and think a second between. */
const crowds: Partial<Record<Engine, number>> = { PostgreSQL: 400, PGlite: 200 };
const thought = 1;
const ordinary = secondsOf("LOAD_SECONDS", 120);
const overload = secondsOf("OVERLOAD_SECONDS", 60);
/** Many, as what else the machine does changes meanwhile. */
const rounds = 10;
const connections = 600;
/** More than the database works on at once, and less than the server admits. */
const saturating = 64;
const recovery = 5;
const rows: string[] = [];
const held = new Set<string>();

const crowdOf = (engine: Engine) => crowds[engine] ?? 200;
const peopleOn = (engine: Engine) => countOf("LOAD_PEOPLE", crowdOf(engine));

async function onStage(engine: Engine) {
  const users = peopleOn(engine);
  const served = await startServed(engine, users);
  const wire = wireTo(served.url, connections);
  const sessions = sessionsOn(wire);
  const places = await learnPlaces(wire, await sessions.begin("demo"));
  const crowd = await gather({ wire, places, sessions }, served.users);
  return { served, wire, sessions, crowd };
}

const row = (what: string, { rate, callers, answered, refused }: Tally, memory = "") => {
  const times = [within(answered, 0.5), within(answered, 0.99)].map((ms) => `${ms} ms`);
  const refusals = refused.length
    ? `${refused.length}, within ${within(refused, 0.5)} and ${within(refused, 0.99)} ms`
    : "none";
  const taken = `${Math.round(callers * 100)} %`;
  rows.push(`| ${[what, Math.round(rate), ...times, refusals, taken, memory].join(" | ")} |`);
};

afterAll(() => {
  const table = [
    "| | answers a second | median | 99th percentile | refused, median and 99th percentile | the callers' part of the processors | memory |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
  ];
  const words = `${circumstances()}. Callers, server and database share the processors. The people think for ${thought} second on average, for ${ordinary.seconds} s; then, alternately for ${overload.seconds} s in all, ${saturating} callers ask without pause, and requests arrive at three times their rate.`;
  const isWhole =
    ordinary.isWhole &&
    overload.isWhole &&
    held.size === engines.length &&
    engines.every((engine) => peopleOn(engine) === crowdOf(engine));
  const figures = `${words}\n\n${table.join("\n")}`;
  show("Load", figures);
  if (isWhole) writeDown("Load", figures);
});

describe.each(engines)("a crowd on %s", (engine) => {
  it("are all answered, and three times the load that the server takes leaves it working [R22]", async () => {
    const { served, wire, sessions, crowd } = await onStage(engine);
    const memory = [served.megabytes()];
    const before = new Tally();
    await before.during(() => crowd.stroll(before, ordinary.seconds, thought));
    memory.push(served.megabytes());
    row(
      `${engine}: ${peopleOn(engine)} people`,
      before,
      `${memory.map(Math.round).join(" → ")} MB`,
    );

    const alone = new Tally();
    const crowded = new Tally();
    await wire.open();
    for (let round = 0; round < rounds; round += 1) {
      const seconds = overload.seconds / rounds / 2;
      const rate = await alone.during(() => crowd.press(alone, seconds, saturating));
      await crowded.during(() => crowd.rush(crowded, seconds, 3 * rate));
    }
    row(`${engine}: all that it takes`, alone);
    row(`${engine}: three times as much`, crowded, `${Math.round(served.megabytes())} MB`);

    const meanwhile = new Tally();
    await meanwhile.during(() => crowd.stroll(meanwhile, recovery, thought));
    const afterwards = new Tally();
    await afterwards.during(() => crowd.stroll(afterwards, recovery * 3, thought));
    row(`${engine}: ${recovery} s later`, afterwards, `${Math.round(served.megabytes())} MB`);
    const lost = await sessions.lost();
    const { live, ended } = sessions.counted;
    wire.close();
    await served.stop();

    const wrong = [before, alone, crowded, meanwhile, afterwards].flatMap((tally) => tally.wrong);
    expect(wrong).toEqual([]);
    expect([before.refused, alone.refused, afterwards.refused]).toEqual([[], [], []]);
    expect(lost).toEqual([]);
    expect(live).toBeGreaterThan(peopleOn(engine));
    expect(ended).toBeGreaterThan(0);
    expect(crowded.refused.length).toBeGreaterThan(crowded.answered.length / 2);
    expect(crowded.rate / alone.rate).toBeGreaterThan(0.8);
    expect(within(crowded.refused, 0.99)).toBeLessThan(within(crowded.answered, 0.5));
    expect(within(afterwards.answered, 0.5)).toBeLessThanOrEqual(
      2 * within(before.answered, 0.5) + 1,
    );
    held.add(engine);
  });
});
