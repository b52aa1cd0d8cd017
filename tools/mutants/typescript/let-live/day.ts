import type { Lines } from "../survivors.ts";

const asMoney = "Whatever is no count is summed as money.";
const noSuchEntry = "No address has an entry of a name that no screen gives.";

/** Of part `web: day`. */
export const inDay: Lines = [
  [
    "const last = lastRecordAt === null ? Number.NaN : Date.parse(lastRecordAt);",
    "Date.parse makes no date of nothing either, which the compiler does not know.",
  ],
  [
    'difference: isCompared ? formatValue(differenceOf(now, before, "money"), "money change") : null,',
    asMoney,
  ],
  ['share: isCompared ? formatValue(shareOf(now, before, "money"), "share") : null,', asMoney],
  ['amount: sum("money", ({ amount }) => amount),', asMoney],
  ['amount: sum("money", ({ until }) => until.amount),', asMoney],
  [
    'const [path = "", query = ""] = page.split("?");',
    "A page always has a path, and any text without an entry will do for a query that it lacks.",
    2,
  ],
  [
    "function narrowingOf({ filters = [], choices = [], ageField, minimumField }: Place): string[] {",
    noSuchEntry,
    2,
  ],
];
