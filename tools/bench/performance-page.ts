import { writeSectionOf } from "../page-section.ts";

/** Puts what a benchmark measured into its own section of the page on performance. */
export const writeSection = (heading: string, words: string): void =>
  writeSectionOf("performance.md", heading, words);
