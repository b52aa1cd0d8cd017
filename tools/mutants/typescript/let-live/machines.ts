import type { Lines } from "../survivors.ts";

const againAndAgain = "What is worked out again is the same and only takes longer.";
const pastAllDays = "Nothing is reported in the year 275760, where the times of a Date end.";
const inNoMessage = "A secret that stands in no message masks nothing.";
const takesAll = "What takes everything ends at the end in either way.";
const isUnchosen = "No company is chosen before anyone has signed in.";
const hasFailed = "What failed has a failure, which the compiler does not know.";
const tooEarly = "Nothing else would come of it there: it stands for those who read the machine.";
const hasPage = "There is a page by then, which the compiler does not know.";

export const inMachines: Lines = [
  [
    'return some.map(({ name }) => name).join(", ");',
    "No two people or invitations have the same id.",
  ],
  ['return named.get(name) ?? named.get(name.replace(/\\..*$/s, ""));', takesAll],
  [
    'const machine = typeof src === "string" && actors.get(src);',
    "Every machine is started by its name, which the compiler does not know.",
  ],
  ["if (known !== undefined) return known;", againAndAgain],
  [
    "keepCodes: assign((_, { recoveryCodes = [] }: FactorChangeResult) => ({ recoveryCodes })),",
    "It is reached only where there are codes, which the compiler does not know.",
  ],
  [
    'return brokenRules({ oldPassword: "", newPassword: password }, { rules, username });',
    "Any text that nobody chooses will do for the password that a new account had before.",
  ],
  [
    "const { fieldErrors = [] } = detailsOf(error);",
    "What names no field of the form is left out in either way.",
  ],
  [
    'context: { name: "", made: null, ...calm() },',
    "The state that it starts in forgets what was there.",
    2,
  ],
  ["known: () => readonly (string | null)[] = () => [],", inNoMessage],
  [
    'if (typeof value === "string" || typeof value === "boolean" || value === null) return value;',
    "A text made into a text is the same.",
    2,
  ],
  ['const text = String(secret ?? "");', inNoMessage],
  ['if (text === "" || text === mask) return;', "A mask put in place of the mask is the same."],
  [
    ".split(/([A-Za-z0-9]+)/)",
    "Whether words or what is between them divide a text, its pieces are the same.",
  ],
  [
    "return { session: value, companies, active, returnTo: (isSameUser && returnTo?.page) || null };",
    "Nobody is the same user as one who left nothing, which the compiler does not know.",
  ],
  [
    '{ id: "intracity", src: "activeCompany", input: { module: "intracity" }, onSnapshot },',
    "Without an input the machine is that of the first module, which is this one.",
  ],
  ["context.user !== null && (context.chosen[module] ?? null) !== chosen,", isUnchosen],
  [
    "const unnamed: ReportingWeek = { startsOn: null, weekend: [] };",
    "No preset goes by the weekend.",
  ],
  ['on: { "refresh.requested": { description: "It is too early." } },', tooEarly],
  ["mayBeTriedAgain: ({ context }) => !context.failure?.retryAfter,", hasFailed],
  [
    "retryAfter: ({ context }) => Math.min(1000 * (context.failure?.retryAfter ?? 0), longestDelay),",
    hasFailed,
  ],
  ["rows: [],", "The state that it starts in clears the rows."],
  [
    'return typeof moment === "string" && /[T ][\\d:.]+$/.test(moment);',
    "Nothing but a text can be written with a time at its end.",
  ],
  [
    "return count > 0 ? { count, first: from, last: addDays(end, -1), end } : null;",
    "Where both dates are equal, the end has been moved a line earlier, so that the count is never zero.",
  ],
  [`return \`\${path.replace(/[?#].*$/s, "")}?\${query.join("&")}\`;`, takesAll],
  [
    'const named = entryOf(keptBy(list, module) ?? "", "company");',
    "Any text without a query will do for a page that is not kept.",
  ],
  [
    "if (company !== null && allowed.some(({ id }) => id === company)) {",
    "No company has nothing for an id, which the compiler does not know.",
  ],
  ['const page = path.replace(/[?#].*$/s, "");', takesAll],
  [
    'const [, query = ""] = /^[^#]*?\\?([^#]*)/.exec(path) ?? [];',
    "Of what is found, the query alone is read.",
  ],
  [
    'return decodeURIComponent(written?.slice(entry.length + 1).replaceAll("+", " ") ?? "") || null;',
    "What is not written fails to be read, which counts as nothing as well.",
  ],
  ['on: { "day.refreshed": { description: "It is too early." } },', tooEarly],
  [
    "retryAfter: ({ context }) => Math.min(1000 * Number(context.failure?.retryAfter), longestDelay),",
    hasFailed,
  ],
  [
    'if (told.status === "active") states.set(actor.sessionId, known);',
    "Keeping the state of an actor that has ended takes memory, and tells nothing.",
  ],
  [
    '...["Error", "TypeError", "RangeError", "SyntaxError", "DOMException", "AbortError"],',
    "A class that is not listed is told as Error as well.",
  ],
  ['return name.replace(/[^\\w.{}()/-].*$/s, "").slice(0, 100);', takesAll],
  [
    'error: typeof error === "string" && errors.has(error) ? error : "Error",',
    "Nothing but texts is in the list, which the compiler does not know.",
  ],
  [
    'const part = /^\\/[^/?#]*/.exec(page)?.[0] ?? "";',
    "Any text that is no part of the portal will do for none.",
  ],
  ["const next = pages.at(-1)?.next ?? null;", hasPage],
  [
    "return next !== null && pages.slice(0, -1).some((page) => page.next === next);",
    "A page that is followed by another always names it.",
  ],
  [
    "isOnly: ({ context: { pages } }) => pages.length === 1 && pages[0]?.next === null,",
    "A first page that names no other is the only one.",
    2,
  ],
  [
    "mayCheck: ({ context: { pages, isOffline } }) => !isOffline && pages.at(-1)?.next === null,",
    "It is asked after mayFetch, which says no only where the last page has come.",
    2,
  ],
  [
    'return typeof row === "object" && row !== null',
    "No text and no number has a field of that name.",
  ],
  ["} catch {", "A function that ends without an answer tells of no format as well."],
  ["if (!(Math.abs(time) < furthest)) return Number.NaN;", pastAllDays],
  ["return start === atMidnight(day + 1) ? start : offsetAt(format, time);", againAndAgain],
  ["const furthest = 8_640_000_000_000_000 - 2 * millisecondsPerDay;", pastAllDays],
  [
    'const [, written = ""] = format.format(time).split("GMT");',
    "GMT stands in every time that is formatted, which the compiler does not know.",
  ],
];
