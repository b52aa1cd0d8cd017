import { expect, it } from "vitest";
import { onStage } from "../e2e/journey.ts";
import { screens } from "../e2e/screens.ts";
import { type LeftOver, leftOver } from "./left-over.ts";
import { circumstances, secondsOf, show, writeDown } from "./measured.ts";
import { walkRound } from "./rounds.ts";

const soak = secondsOf("SOAK_SECONDS", 900);
/**
 * Until every script has been loaded and every company has been chosen once. The last of them signs out and in, as
 * the last of all does: the field that was typed in last is kept, and a search takes what stood around it along.
 */
const roundsToWarmUp = 4;

const rowOf = (when: string, { heap, ...counts }: LeftOver) =>
  `| ${[when, `${(heap / 2 ** 20).toFixed(2)} MB`, ...Object.values(counts)].join(" | ")} |`;

it("hours of walking through all screens leave the page as it was [R28]", async () => {
  await onStage({ user: "demo", reducedMotion: "no-preference" }, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    await page.goto("/");
    let round = 0;
    const walk = () => walkRound(page, round++);
    while (round < roundsToWarmUp) await walk();
    const before = await leftOver(devtools);
    const end = performance.now() + soak.seconds * 1000;
    // Every other round signs out: an equal number of both kinds.
    while (performance.now() < end || (round - roundsToWarmUp) % 2 !== 0) await walk();
    const after = await leftOver(devtools);

    const table = [
      "| | heap | listeners | nodes | documents | actors | of these running |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      rowOf(`after ${roundsToWarmUp} rounds`, before),
      rowOf(`after ${round} rounds`, after),
    ];
    const words = `${circumstances()}. One tab makes ${round} rounds of ${screens.length} screens in ${Math.round(soak.seconds / 60)} minutes, each with another company, and searches, sorts and filters; every other round it signs out and in again. What remains after garbage collection:`;

    const figures = `${words}\n\n${table.join("\n")}`;
    show("Soak", figures);

    const { heap, nodes, ...counts } = after;
    expect(counts).toEqual({
      listeners: before.listeners,
      documents: before.documents,
      actors: before.actors,
      running: before.running,
    });
    expect(nodes).toBeLessThanOrEqual(before.nodes * 1.1);
    expect(heap).toBeLessThanOrEqual(before.heap * 1.1);
    if (soak.isWhole) writeDown("Soak", figures);
  });
});
