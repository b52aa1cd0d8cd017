import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle, packageDirectory } from "web/scripts/bundle.ts";
import { bundledFrom, manifestIn } from "./installed-packages.ts";

const file = new URL("../packages/web/public/third-party-notices.txt", import.meta.url);
const licenceFile = /^(licen[cs]e|notice|copying)(\.|$)/i;

/** Of packages that say their licence, and hold no text of it. */
const publicDomain = new Map([
  ["Unlicense", "This is free and unencumbered software released into the public domain."],
]);

function described(folder: string): { title: string; text: string } {
  const { name, version, license } = manifestIn(folder);
  const texts = readdirSync(folder)
    .filter((each) => licenceFile.test(each))
    .map((each) => readFileSync(join(folder, each), "utf8").trim().replaceAll("\r\n", "\n"));
  const text = texts.join("\n\n") || publicDomain.get(license);
  if (!text) throw new Error(`${name} holds no text of its licence, ${license}.`);
  return { title: `${name} ${version} (${license})`, text };
}

const { metafiles } = await bundle();
const titles = new Map<string, string[]>();
for (const folder of bundledFrom(packageDirectory, metafiles)) {
  const { title, text } = described(folder);
  titles.set(text, [...(titles.get(text) ?? []), title].sort());
}
const notices = [...titles]
  .map(([text, packages]) => `${packages.join("\n")}\n\n${text}\n`)
  .sort()
  .join(`\n${"-".repeat(80)}\n\n`);
writeFileSync(file, `The portal contains these packages.\n\n${notices}`);
