import { readFileSync, writeFileSync } from "node:fs";

const page = new URL("../docs/performance.md", import.meta.url);

/** Puts what a benchmark measured into its own section of the page on performance. */
export function writeSection(heading: string, words: string): void {
  const [title = "# Performance", ...sections] = readFileSync(page, "utf8").split(/^## /m);
  const section = `${heading}\n\n${words.trim()}\n\n`;
  const place = sections.findIndex((each) => each.startsWith(`${heading}\n`));
  if (place < 0) sections.push(section);
  else sections[place] = section;
  const text = [title, ...sections].map((each) => each.trimEnd()).join("\n\n## ");
  writeFileSync(page, `${text}\n`);
}
