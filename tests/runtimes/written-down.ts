import { cpus, loadavg } from "node:os";
import type { Reporter, TestModule } from "vitest/node";
import { writeSectionOf } from "../../tools/page-section.ts";
import { heading, sectionOf } from "./section.ts";

const began = Date.now();

/** Prints what was tried, and writes it into docs/partner-sdk.md, after a run of everything that passed. */
export default class WrittenDown implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: string): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const isWhole = modules.length === 4 && tests.every((test) => test.result().state === "passed");
    if (reason !== "passed" || !isWhole) return;
    const minutes = Math.ceil((Date.now() - began) / 60_000);
    const load = loadavg()[2]?.toFixed(1);
    const date = new Date().toISOString().slice(0, 10);
    const words = sectionOf(
      `${date}, in ${minutes} minutes, on ${cpus().length} cores with a load average of ${load}`,
    );
    process.stdout.write(`\n${heading}\n\n${words}\n`);
    writeSectionOf("partner-sdk.md", heading, words);
  }
}
