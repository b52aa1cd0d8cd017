import { cpus, loadavg, totalmem } from "node:os";
import { writeSectionOf } from "../../tools/page-section.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** `isWhole` tells whether this is the full run that the page on reliability is written from. */
export function secondsOf(name: string, whole: number) {
  const seconds = countOf(name, whole);
  return { seconds, isWhole: seconds >= whole };
}

export function countOf(name: string, otherwise: number): number {
  const count = Number(process.env[name] || otherwise);
  if (!(count > 0)) throw new Error(`${name} must be a number above 0.`);
  return count;
}

export const show = (heading: string, words: string) => say(`\n${heading}\n\n${words}\n`);

/** Only a full run that passed is written down. */
export const writeDown = (heading: string, words: string) =>
  writeSectionOf("reliability.md", heading, words);

export function circumstances(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.replace(/ with .*| Processor/g, "") ?? "";
  const load = loadavg()[2]?.toFixed(1);
  return `${day}, ${cpus().length} cores (${model}), ${memory} GB of memory, Node ${process.versions.node}, load average of the last 15 minutes ${load}`;
}
