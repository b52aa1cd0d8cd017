import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { readPage } from "./claims.ts";

const files = readdirSync("docs/decisions").filter((name) => name !== "README.md");
const decisions = files.map((name) => ({ name, text: readPage(`decisions/${name}`) }));

it("decisions are numbered without a gap, and say when they were made and whether they stand", () => {
  const heads = decisions.map(({ text }) =>
    /^# (\d+)\. .+\n\n(?:Accepted|Superseded by \d+), [A-Z][a-z]+ \d{1,2}, 20\d\d\.\n/.exec(text),
  );
  expect(heads.map((head) => head?.[1])).toEqual(files.map((_, at) => String(at + 1)));
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, at) => at + 1));
});

it("each decision has context, decision and consequences, in at most 350 words", () => {
  const parts = decisions.filter(
    ({ text }) =>
      !/\*\*Context\.\*\*[\s\S]*\*\*Decision\.\*\*[\s\S]*\*\*Consequences\.\*\*/.test(text),
  );
  expect(parts.map(({ name }) => name)).toEqual([]);
  const long = decisions.filter(({ text }) => text.split(/\s+/).length > 350);
  expect(long.map(({ name }) => name)).toEqual([]);
});

it("the index has a line for each decision, with its title, date and status", () => {
  const lines = decisions.map(({ name, text }) => {
    const [, title, status = "", date] =
      /^# \d+\. (.+)\n\n(.+?), (\w+ \d+, \d+)\./.exec(text) ?? [];
    const [day] = new Date(`${date} UTC`).toISOString().split("T");
    return `| [${name.slice(0, 4)}](${name}) | ${title} | ${day} | ${status.toLowerCase()} |`;
  });
  expect(readPage("decisions/README.md").match(/^\| \[.*/gm)).toEqual(lines);
});
