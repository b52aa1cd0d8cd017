import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";
import { letLive } from "./let-live.ts";
import { judgedTwiceIfSlow, type Mutant, namesOf, type Verdict } from "./mutant.ts";

type Source = { path: string; text: string };

const file = new URL("../../../.cache/mutants/sql.txt", import.meta.url).pathname;
const leastKilled = 95;

/** Verdicts of earlier runs are kept; a mutant that survived is tried again. */
export function judges() {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const known = new Map(lines.map((line) => line.split(" ") as [string, Verdict]));
  const count = { killed: 0, invalid: 0, survived: 0 };
  const met = new Set<string>();
  const sound = new Set<string>();

  async function verdictOn({ text }: Source, mutant: Mutant, judge: () => Promise<Verdict>) {
    const key = createHash("sha256").update(`${text}\0${mutant.text}`).digest("hex");
    const before = known.get(key);
    if (before === "killed" || before === "invalid") return before;
    const verdict = await judgedTwiceIfSlow(judge);
    appendFileSync(file, `${key} ${verdict}\n`);
    return verdict;
  }

  return {
    /** What fails without a mutant says nothing about one. */
    async expectSound({ path }: Source, work: () => Promise<void>) {
      await work();
      sound.add(path);
    },
    async expectDeath(source: Source, mutant: Mutant, judge: () => Promise<Verdict>) {
      if (!sound.has(source.path)) throw new Error(`${source.path} fails without a mutant.`);
      const verdict = await verdictOn(source, mutant, judge);
      count[verdict] += 1;
      const names = namesOf(source.path, mutant);
      const name = names.find((one) => letLive.has(one));
      if (name) met.add(name);
      else expect([names[1], verdict]).not.toEqual([names[1], "survived"]);
    },
    expectEnoughDead(paths: RegExp) {
      const share = (100 * count.killed) / (count.killed + count.survived);
      // Never rounded up.
      console.info(`${(Math.floor(10 * share) / 10).toFixed(1)} % killed:`, count);
      expect(share).toBeGreaterThanOrEqual(leastKilled);
      const named = [...letLive].filter((name) => paths.test(name));
      expect(named.filter((name) => !met.has(name))).toEqual([]);
    },
  };
}
