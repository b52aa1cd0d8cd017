import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Step } from "./acts/act.ts";
import { inWords } from "./in-words.ts";
import { pageCode } from "./page-code.ts";
import { play } from "./run.ts";
import { hasFailed, shrink } from "./shrink.ts";
import { tracesOf } from "./traces.ts";
import { inWorkers } from "./workers.ts";
import { type Place, placesOf } from "./world.ts";

const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "10000" },
    from: { type: "string", default: "1" },
    seed: { type: "string" },
  },
});

/** Where the viewer looks for traces. */
const kept = ".cache/simulator";

const say = (text: string) => process.stdout.write(`${text}\n`);
const numberIn = (text: string, name: string) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} takes a number.`);
  return number;
};

if (values.seed !== undefined) {
  await replay(numberIn(values.seed, "seed"));
} else {
  await simulate(numberIn(values.from, "from"), numberIn(values.schedules, "schedules"));
}

async function simulate(from: number, schedules: number): Promise<void> {
  const began = performance.now();
  let told = began;
  const rate = (played: number) => Math.round((1000 * played) / (performance.now() - began));
  const { played, failures } = await inWorkers({ from, schedules }, (soFar) => {
    if (performance.now() - told < 10_000) return;
    told = performance.now();
    say(`${soFar.toLocaleString("en")} schedules, ${rate(soFar)} a second`);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`${played.toLocaleString("en")} schedules in ${seconds} s, ${rate(played)} a second.`);
  const [failed] = failures.toSorted((a, b) => a.seed - b.seed);
  if (failed) await replay(failed.seed);
  else say("No invariant was broken.");
}

/** Plays one seed; where it fails, says with how few steps it does. */
async function replay(seed: number): Promise<void> {
  const places = placesOf(await pageCode());
  const played = await play(places, seed);
  if (!hasFailed(played)) {
    say(inWords(seed, played));
    return writeTraces(seed, places, played.steps);
  }
  const least = await shrink(places, seed, played);
  say(inWords(seed, least));
  await writeTraces(seed, places, least.steps);
  process.exitCode = 1;
}

async function writeTraces(seed: number, places: readonly Place[], steps: readonly Step[]) {
  mkdirSync(kept, { recursive: true });
  say("'npx pnpm@10 machines' opens what happened, at the step that has a note:");
  for (const [tab, trace] of await tracesOf(places, seed, steps)) {
    const name = `seed-${seed}-${tab.replace(" ", "-")}`;
    writeFileSync(`${kept}/${name}.json`, JSON.stringify(trace, null, 2));
    const { length } = trace.steps;
    say(`  http://127.0.0.1:5174/machines#/trace/${name} (${length} steps in ${tab})`);
  }
}
