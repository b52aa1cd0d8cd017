import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { locale, reactAria } from "web/i18n/words/bn/react-aria.ts";

const web = createRequire(resolve("packages/web/package.json"));
const components = createRequire(web.resolve("react-aria-components/package.json"));
const own = join(dirname(components.resolve("react-aria/package.json")), "dist/private/intl");

/** The names of the texts that React Aria has in English. */
function namesIn(part: string): string[] {
  const source = readFileSync(join(own, part, "en-US.mjs"), "utf8");
  return [...source.matchAll(/^ {4}"([^"]+)":/gm)].map(([, name = ""]) => name);
}

it.each(Object.entries(reactAria ?? {}))("%s says in Bangla whatever it says", (name, words) => {
  const names = namesIn(name.replace("@react-aria/", ""));
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(words).sort()).toEqual(names.sort());
});

it("has its months and weekdays in Bangla", () => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  expect(day.format(Date.UTC(2026, 10, 23))).toBe("সোমবার, ২৩ নভেম্বর, ২০২৬");
});
