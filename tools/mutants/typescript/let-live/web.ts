import type { Lines } from "../survivors.ts";

const hasDays = "What is compared has service days, which the compiler does not know.";
const noWithout = "A share leaves nothing out, which the compiler does not know.";
const noId = "Any text that is no id will do for one that is missing.";
const noFirstDot = "No field begins with a dot.";

export const inWeb: Lines = [
  [
    'return field.kind === "text" && field.required === true;',
    "Nothing but a text can be required, which the compiler does not know.",
  ],
  [
    "const chosen: readonly string[] = written.choices ?? [];",
    "A name that no column has chooses nothing.",
  ],
  ["const summed = (written.totals ?? []).map(", "A name that no column has sums nothing."],
  [
    'if (!total || (kind !== "count" && kind !== "money")) return [];',
    "The type of a report takes figures alone for totals, which is lost here.",
  ],
  [
    'return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? code;',
    "A format of a currency always has its part, which the compiler does not know.",
  ],
  [
    'return typeof kept === "object" && kept !== null ? { ...kept } : {};',
    "What is nothing has no field to go on.",
  ],
  [
    'if (typeof value !== "object" || value === null) return false;',
    "A text or a number has no field of a pin.",
  ],
  [
    'addEventListener("scroll", scrolled, { passive: true, signal });',
    "Nothing here keeps a page from scrolling; to have said so lets it scroll sooner.",
  ],
  [
    "for (const event of takesOver) addEventListener(event, end, { signal: ended.signal });",
    "What has ended can end again.",
  ],
  [
    'const hrefOf = (link: Element) => link.getAttribute("href") ?? "";',
    "A link is found by its address, which the compiler does not know.",
  ],
  [
    'const isUnmoved = activeElement === document.body || activeElement?.matches("h1");',
    "Where nothing has the focus, the body has, which the compiler does not know.",
  ],
  ['return entriesOf(user)[entryShown().rows ?? ""] ?? null;', noId],
  ['const shown = entryShown().rows ?? "";', noId],
  [
    'const name = error instanceof Error ? error.name : "";',
    "What is no error has no name that is asked for.",
  ],
  [
    'if (typeof navigator.share !== "function") return copy(text);',
    "To call what is not there fails, and what failed is copied as well.",
  ],
  [
    'return JSON.parse(stored(place, entry) ?? "null");',
    "An empty text is no JSON, which counts as nothing as well.",
  ],
  [
    'const first = columns[0]?.field ?? "";',
    "Every report has a column, which the compiler does not know.",
  ],
  [
    'cellText(fieldOf(row, field), kinds.get(field) ?? "text", clock);',
    "What is of no other kind is shown as the text that it is.",
  ],
  [
    'digits: ["latin", "bengali"],',
    "The tests are in English, whose own digits these are: a choice that is not known comes to the same.",
  ],
  [
    "const figures = [0, -1, -lakh, -crore, -arab];",
    "A figure that is too large for a format by size has the digits of its like below zero.",
  ],
  [
    'if (screen.kind === "report" && screen.route === route) {',
    "No screen but a report has facts.",
  ],
  ["if (error) throw error;", "Only a file that has ended refuses another part."],
  ["const part = new ZipDeflate(name, { level: 6 });", "Six is what the packer takes by itself."],
  [
    "for (let from = 0; from < rows.length; from += atOnce) {",
    "An empty piece adds nothing to a file.",
  ],
  [
    'const lines = [[words.report, title], ...stamp].map(([label = "", value = ""], at) =>',
    "A line of the stamp has both, which the compiler does not know.",
    2,
  ],
  [
    'if (type === "text" || (type === "number" && !isShort)) return textCell(at, number, value, plain);',
    "A date has eight digits and a time fourteen.",
  ],
  [
    'const [date = "", time = "00:00:00"] = value.split(" ");',
    "A date is always there, and no time at all counts as midnight too.",
    2,
  ],
  [
    'value.replace(unwritable, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");',
    "Each of these characters has its entity, which the compiler does not know.",
  ],
  [
    'const range = { from: from ?? "", to: to ?? "" };',
    "Any text that is no date will do for one that is missing.",
    2,
  ],
  [
    'const dates = range ? ["from_date", "to_date"] : [];',
    "No address has an entry of another name to lose.",
  ],
  [
    "return (own?.user === user && own?.reports) || {};",
    "Nothing is no user's own, which the compiler does not know.",
  ],
  ["const key = dot < 0 ? path : path.slice(0, dot);", noFirstDot],
  ["return dot < 0 ? value : fieldOf(value, path.slice(dot + 1));", noFirstDot],
  [
    'return path.includes(".") ? (row) => fieldOf(row, path) : (row) => row[path];',
    "The long way finds the same and is only slower.",
  ],
  ['return text === "N/A" ? notAvailable : text;', "In English, both say the same.", 2],
  ["const size = base < 0n ? -base : base;", "A base of zero has gone a line earlier."],
  [
    'const isWhole = totals.every((total) => total.kind === "share" || !total.excluding);',
    noWithout,
    2,
  ],
  [
    'return JSON.stringify(fields.map((field) => String(identity(row, field) ?? "")));',
    "Any word will do for what has no name, as long as it is always the same.",
  ],
  [
    "chartField: mainFigureOf(report)?.field,",
    "What can be compared has a figure, which the compiler does not know.",
  ],
  [
    'const of = field.replace(/_(before|change|share)$/, "");',
    "No field has one of these words in its middle.",
  ],
  [
    "const isOneDay = own === 1 && other === 1;",
    "A single day is always compared with a single day.",
  ],
  ['if (total.kind === "share") return total;', noWithout, 2],
  ['return first?.kind === "share" ? undefined : first?.excluding;', noWithout, 2],
  [
    'const kind = columns.find((column) => column.field === field)?.kind ?? "text";',
    "Any kind that is no figure goes by words.",
  ],
  ["if (known !== undefined) return known;", "A line that is put together again is the same."],
  [
    'return Array.isArray(value) ? formatValue(value, "text") : String(value);',
    "The parts of a list are shown as they are in either way.",
  ],
  [
    "return Number(a.text === undefined) - Number(b.text === undefined);",
    "To say which of two comes earlier is enough for the sort of the platform.",
  ],
  ["const ordered = [...rows];", "Each place of it is filled, whatever was there."],
  ["rows: readonly Row[] = [],", "A row that is a text says nothing of a field."],
  [
    'const value = asked && filter.kind === "linked" ? nameOf(asked, filter, report, rows) : asked;',
    "What is not linked names no column, so that it is called by what was asked in either way.",
  ],
  ["if (amount > longest) longest = amount;", "Of two that are as long, either is the longest."],
  [
    'const day = String(fieldOf(row, date) ?? "");',
    "Any text that is no date lies outside of a range.",
  ],
  [".sort((a, b) => (a.day < b.day ? -1 : 1))", "No day has two rows."],
  [
    'words.perDay(mainFigureOf(report)?.title ?? ""),',
    "What has a line has a figure, which the compiler does not know.",
    2,
  ],
  [
    'const keys = fields.map((field) => field.split(".", 1)[0] ?? "");',
    "There is always a first part, which the compiler does not know.",
  ],
  ["for (let at = 0; at < keys.length; at += 1) {", "No row has a field without a name."],
  [
    'if ((row as Row)[keys[at] ?? ""] !== undefined) return true;',
    "There is a key at each place, which the compiler does not know.",
  ],
  [
    'name ? cellText(fieldOf(row, name.field), name.kind, clock) : "",',
    "A report has a column, which the compiler does not know.",
  ],
  ["return inLatin(text.normalize())", "What is typed and what is searched become capitals alike."],
  [
    "const words = typed.split(/\\s+/).map(searchable).filter(Boolean);",
    "Every line holds the empty word.",
    2,
  ],
  ['const end = serviceDays(range)?.end ?? "";', hasDays, 2],
  ["if (serviceDays(range)?.last === today) return { range, before, until: hour };", hasDays],
  ['const { last = "", end = "" } = serviceDays(range) ?? {};', hasDays, 2],
  [
    'const [, hour = "", minutes = ""] = /^(\\d{2}):(\\d{2})/.exec(time) ?? [];',
    "A time that is found has both parts, and of any other none is read.",
    2,
  ],
  [
    "if (entered !== null && overstayed !== null && overstayed > entered) {",
    "Nothing is more than what entered only where that is below zero, and then the host says more that is wrong.",
  ],
];
