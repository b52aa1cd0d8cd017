import { readFileSync, writeFileSync } from "node:fs";

export function writeSectionOf(page: string, heading: string, words: string): void {
  const file = new URL(`../docs/${page}`, import.meta.url);
  const [title = "", ...sections] = readFileSync(file, "utf8").split(/^## /m);
  const section = `${heading}\n\n${words.trim()}\n\n`;
  const place = sections.findIndex((each) => each.startsWith(`${heading}\n`));
  if (place < 0) sections.push(section);
  else sections[place] = section;
  const text = [title, ...sections].map((each) => each.trimEnd()).join("\n\n## ");
  writeFileSync(file, `${text}\n`);
}
