import type { Values } from "./address.ts";
import type { Examined } from "./examine.ts";
import { askedBy, type Finding, findingIf, kindOf } from "./finding.ts";
import { fieldOf, rowsOf } from "./rows.ts";

type AskPage = (values: Values) => Promise<Examined>;

const limit = 2;
const usualLimit = 100;
const endless = "Who asks for all pages would never end.";

/** Two short pages, which have to be the beginning of the list; and what comes after the list, if it says that more does. */
export async function checkPages(list: unknown, askPage: AskPage): Promise<Finding[]> {
  const atTheEnd = await checkEnd(list, askPage);
  const whole = keysIn(list);
  if (atTheEnd.length > 0 || whole.length <= limit) return atTheEnd;
  const first = await askPage({ limit: String(limit) });
  const cursor = fieldOf(first.data, "next_cursor");
  const wrong = [...first.findings, ...tooMany(first.data, limit)];
  if (wrong.length === 0 && typeof cursor !== "string") wrong.push(endsTooSoon(cursor));
  if (wrong.length > 0 || typeof cursor !== "string") return askedBy(`limit=${limit}`, wrong);
  const second = await askPage({ limit: String(limit), cursor });
  const following = [
    ...second.findings,
    ...tooMany(second.data, limit),
    ...wrongRows(whole, keysIn(first.data), keysIn(second.data)),
    ...neverEnds(cursor, fieldOf(second.data, "next_cursor")),
  ];
  // What is wrong with a page is wrong with its rows too.
  return askedBy(`limit=${limit}, next page`, following.slice(0, 1));
}

async function checkEnd(list: unknown, askPage: AskPage): Promise<Finding[]> {
  const cursor = fieldOf(list, "next_cursor");
  if (typeof cursor !== "string" || keysIn(list).length >= usualLimit) return [];
  const { data, findings } = await askPage({ cursor });
  if (findings.length > 0) return askedBy("next page", findings);
  if (keysIn(data).length > 0) return [];
  const came = "a cursor of a page without rows";
  return [{ at: "data.next_cursor", expected: "null on the last page", came, mend: endless }];
}

export function tooMany(data: unknown, most = usualLimit): Finding[] {
  const count = keysIn(data).length;
  return findingIf(count > most, {
    at: "data.rows",
    expected: `at most ${most} rows`,
    came: String(count),
    mend: `Send no more rows than limit, which is ${usualLimit} where it is left out.`,
  });
}

/** A passage may get its exit between two pages: it is the same by its id. */
const keysIn = (data: unknown) =>
  (rowsOf(data)?.rows ?? []).map((row) => JSON.stringify(fieldOf(row, "id") ?? row));

const endsTooSoon = (cursor: unknown): Finding => ({
  at: "data.next_cursor",
  expected: "the cursor of the next page, since the list has more rows",
  came: kindOf(cursor),
  mend: "It is null on the last page alone.",
});

function wrongRows(whole: string[], first: string[], second: string[]): Finding[] {
  const at = "data.rows";
  const expected = "the rows after those of the page before";
  const mend = "A cursor stands for the place after a page's last row, in one order of all rows.";
  if (second.some((row) => first.includes(row))) {
    return [{ at, expected, came: "some of these again", mend }];
  }
  const both = [...first, ...second];
  const follow = second.length > 0 && both.every((row, index) => row === whole[index]);
  return follow ? [] : [{ at, expected, came: second.length > 0 ? "others" : "none", mend }];
}

const neverEnds = (cursor: string, following: unknown): Finding[] =>
  findingIf(following === cursor, {
    at: "data.next_cursor",
    expected: "another cursor, or null",
    came: "the cursor of this page",
    mend: endless,
  });
