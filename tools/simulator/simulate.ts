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

const usage = `simulate [--schedules 10000] [--from 1]   plays so many seeds
simulate --seed 17                        plays one and says what happens in it
simulate --planted                        counts the schedules until each planted fault is found`;

/** Where the viewer looks for traces. */
const kept = ".cache/simulator";

const say = (text: string) => process.stdout.write(`${text}\n`);
const { schedules, from, seed, planted, help } = wanted();
if (help) say(usage);
else if (planted) await import("./plant.ts");
else if (seed !== undefined) await replay(seed);
else await simulate(from, schedules);

/** What the command line asks for; what it cannot mean is said, with how it is used. */
function wanted() {
  try {
    const { values } = parseArgs({
      options: {
        schedules: { type: "string", default: "10000" },
        from: { type: "string", default: "1" },
        seed: { type: "string" },
        planted: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const numberOf = (name: "schedules" | "from" | "seed") => {
      const number = Number(values[name]);
      if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} takes a number.`);
      return number;
    };
    return {
      schedules: numberOf("schedules"),
      from: numberOf("from"),
      seed: values.seed === undefined ? undefined : numberOf("seed"),
      planted: values.planted,
      help: values.help,
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}\n`);
    process.exit(2);
  }
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
