import type { Operation } from "partner-api";
import type { Values } from "./address.ts";
import type { Examined } from "./examine.ts";
import { advice, type Finding, findingIf, kindOf, requestedBy } from "./finding.ts";
import { fieldOf, rowsOf } from "./rows.ts";
import { breaking } from "./severity.ts";

type AskPage = (values: Values) => Promise<Examined>;
type Rated = ReturnType<typeof breaking>;

const limit = 2;
const usualLimit = 100;
const endless = "A program that reads all pages would never end.";

/** Two short pages, which have to be the beginning of the list; and what comes after the list, if it says that more does. */
export async function checkPages(
  operation: Operation,
  list: unknown,
  askPage: AskPage,
): Promise<Finding[]> {
  const broken = breaking(operation);
  const atTheEnd = await checkEnd(list, askPage);
  const whole = keysIn(list);
  if (atTheEnd.length > 0 || whole.length <= limit) return atTheEnd;
  const first = await askPage({ limit: String(limit) });
  const cursor = fieldOf(first.data, "next_cursor");
  const wrong = [...first.findings, ...tooMany(first.data, limit)];
  if (wrong.length === 0 && typeof cursor !== "string")
    wrong.push({ ...broken, ...endsTooSoon(cursor) });
  if (wrong.length > 0 || typeof cursor !== "string") return requestedBy(`limit=${limit}`, wrong);
  const second = await askPage({ limit: String(limit), cursor });
  const following = [
    ...second.findings,
    ...tooMany(second.data, limit),
    ...wrongRows(broken, whole, keysIn(first.data), keysIn(second.data)),
    ...neverEnds(broken, cursor, fieldOf(second.data, "next_cursor")),
  ];
  // What is wrong with a page is wrong with its rows too.
  return requestedBy(`limit=${limit}, next page`, following.slice(0, 1));
}

async function checkEnd(list: unknown, askPage: AskPage): Promise<Finding[]> {
  const cursor = fieldOf(list, "next_cursor");
  if (typeof cursor !== "string" || keysIn(list).length >= usualLimit) return [];
  const { data, findings } = await askPage({ cursor });
  if (findings.length > 0) return requestedBy("next page", findings);
  if (keysIn(data).length > 0) return [];
  const came = "a cursor of a page without rows";
  const expected = "null on the last page";
  return [advice({ at: "data.next_cursor", expected, came, fix: endless })];
}

export function tooMany(data: unknown, most = usualLimit): Finding[] {
  const count = keysIn(data).length;
  const tooMany = advice({
    at: "data.rows",
    expected: `at most ${most} rows`,
    came: String(count),
    fix: `Send no more rows than limit, which is ${usualLimit} where it is left out.`,
  });
  return findingIf(count > most, tooMany);
}

/** A passage may get its exit between two pages: it is the same by its id. */
const keysIn = (data: unknown) =>
  (rowsOf(data)?.rows ?? []).map((row) => JSON.stringify(fieldOf(row, "id") ?? row));

const endsTooSoon = (cursor: unknown) => ({
  at: "data.next_cursor",
  expected: "the cursor of the next page, since the list has more rows",
  came: kindOf(cursor),
  fix: "It is null on the last page alone.",
});

function wrongRows(broken: Rated, whole: string[], first: string[], second: string[]): Finding[] {
  const at = "data.rows";
  const expected = "the rows after those of the page before";
  const fix = "A cursor stands for the place after a page's last row, in one order of all rows.";
  if (second.some((row) => first.includes(row))) {
    return [{ ...broken, at, expected, came: "some of these again", fix }];
  }
  const both = [...first, ...second];
  const follow = second.length > 0 && both.every((row, index) => row === whole[index]);
  return findingIf(!follow, {
    ...broken,
    ...{ at, expected, came: second.length > 0 ? "others" : "none", fix },
  });
}

const neverEnds = (broken: Rated, cursor: string, following: unknown): Finding[] =>
  findingIf(following === cursor, {
    ...broken,
    at: "data.next_cursor",
    expected: "another cursor, or null",
    came: "the cursor of this page",
    fix: endless,
  });
