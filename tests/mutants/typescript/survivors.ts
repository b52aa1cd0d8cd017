/** A line on which a mutant is let live, as it stands in the file, and why. */
export type Survivor = { file: string; line: string; why: string };

const exactWay = "More figures take the exact way, which gives the same sum and is only slower.";
const noFirstDot = "No field begins with a dot.";

const lines: Readonly<Record<string, readonly (readonly [line: string, why: string])[]>> = {
  "packages/machines/src/known.ts": [
    [
      "return { session: value, companies, active, returnTo: (isSameUser && left?.page) || null };",
      "Nobody is the same user as one who left nothing, which the compiler does not know.",
    ],
  ],
  "packages/machines/src/money.ts": [
    ['const number = typeof value === "number" ? value : smallWritten(value);', exactWay],
    ["const whole = (number * parts + (number < 0 ? -0.5 : 0.5)) | 0;", exactWay],
    ["if (whole / parts === number) small += whole;", exactWay],
    ["function smallWritten(value: unknown): number {", exactWay],
    [
      'const isSmall = typeof value === "string" && /^-?\\d{1,12}(?:\\.\\d{1,2})?$/.test(value);',
      exactWay,
    ],
    [
      'const [whole = "", cents] = decimal(centsOf(value)).split(".");',
      "A decimal number always has both parts, which the compiler does not know.",
    ],
    [
      'const [, sign, whole = "", fraction = "", exponent = "0"] = written ?? [];',
      "What is no number has none of these parts, and no exponent counts as nothing in either way.",
    ],
    [
      "shift >= 0 ? digits * 10n ** BigInt(shift) : halvesUp(digits, 10n ** BigInt(-shift));",
      "Where nothing is shifted, both ways give the same.",
    ],
    [
      'return ["string", "number", "bigint"].includes(typeof value) ? String(value).trim() : "";',
      "Any text that is no number will do for what is none.",
    ],
    [
      'const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");',
      "Zero is the same with the other sign.",
    ],
  ],
  "packages/machines/src/routes.ts": [
    [
      'const page = path.replace(/[?#].*$/s, "");',
      "What takes everything ends at the end in either way.",
    ],
  ],
  "packages/partner-sdk/src/client.ts": [
    [
      "return { params: { path }, ...(rest.length > 0 && { body: fields }) };",
      "No POST of the contract has a parameter in its path.",
    ],
  ],
  "packages/partner-sdk/src/companies.ts": [
    [
      'return [{ id: String(id), name: typeof entry?.name === "string" ? entry.name : String(id) }];',
      "An entry that is nothing has no id and has gone a line earlier, which the compiler does not know.",
    ],
  ],
  "packages/partner-sdk/src/deadline.ts": [
    [
      "const abort = () => end(new AbortedError(request, signal?.reason));",
      "Nothing but a signal calls it, which the compiler does not know.",
    ],
  ],
  "packages/partner-sdk/src/redact.ts": [
    [
      'if (typeof value !== "object" || value === null || depth > 5) return false;',
      "Whether the search ends at the fifth level or the sixth is a choice; that it ends is tested.",
    ],
    [
      "if (error.stack) copy.stack = redact(error.stack, secrets);",
      "Every error that is thrown has a stack, which the compiler does not know.",
    ],
  ],
  "packages/partner-sdk/src/retry-after.ts": [
    [
      'const header = response.headers.get("Retry-After") ?? "";',
      "Any text that is neither seconds nor a date will do for a header that is missing.",
    ],
  ],
  "packages/web/src/modules/report.ts": [
    [
      "const chosen: readonly string[] = written.choices ?? [];",
      "A name that no column has chooses nothing.",
    ],
    ["const summed = (written.totals ?? []).map(", "A name that no column has sums nothing."],
    [
      'if (!total || (kind !== "count" && kind !== "money")) return [];',
      "The type of a report takes figures alone for totals, which is lost here.",
    ],
  ],
  "packages/web/src/platform/stored.ts": [
    [
      'return JSON.parse(stored(place, entry) ?? "null");',
      "An empty text is no JSON, which counts as nothing as well.",
    ],
  ],
  "packages/web/src/report/filter/filter-in-address.ts": [
    [
      'const range = { from: from ?? "", to: to ?? "" };',
      "Any text that is no date will do for one that is missing.",
    ],
    [
      'const letters = field.kind === "text" ? field.letters : undefined;',
      "A choice asks for no letters, which the compiler does not know.",
    ],
  ],
  "packages/web/src/report/filter/search-hint.ts": [
    [
      '(field) => field.kind === "text" && field.required && !filter.fields[field.field]?.trim(),',
      "A choice is never required, which the compiler does not know.",
    ],
  ],
  "packages/web/src/report/range/remembered-presets.ts": [
    [
      "return (own?.user === user && own?.reports) || {};",
      "Nothing is no user's own, which the compiler does not know.",
    ],
  ],
  "packages/web/src/report/rules/cells.ts": [
    ["const key = dot < 0 ? path : path.slice(0, dot);", noFirstDot],
    ["return dot < 0 ? value : fieldOf(value, path.slice(dot + 1));", noFirstDot],
    [
      'return path.includes(".") ? (row) => fieldOf(row, path) : (row) => row[path];',
      "The long way finds the same and is only slower.",
    ],
    [
      'return key.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());',
      "Only the first match is replaced, and it is the first letter in either way.",
    ],
  ],
  "packages/web/src/report/rules/change.ts": [
    ["const size = base < 0n ? -base : base;", "A base of zero has gone a line earlier."],
  ],
  "packages/web/src/report/rules/compare.ts": [
    [
      'return JSON.stringify(words.map(({ field }) => String(identity(row, field) ?? "")));',
      "Any word will do for what has no name, as long as it is always the same.",
    ],
    [
      `return (dot > 0 ? fieldOf(row, \`\${field.slice(0, dot)}.id\`) : undefined) ?? fieldOf(row, field);`,
      "Where a field has no dot, the way to an id finds nothing.",
    ],
    [
      'const isWhole = totals.every((total) => total.kind === "share" || !total.without);',
      "The totals of a report leave out the same status or none, and a share leaves out none.",
    ],
    [
      "const end = isRunning(range, today) && serviceDays(range)?.end;",
      "A range that goes on has service days, which the compiler does not know.",
    ],
    [
      'if (!isSummed(field) || (kind !== "count" && kind !== "money")) return [column];',
      "Only counts and money are summed, which the compiler does not know.",
    ],
  ],
  "packages/web/src/report/rules/figures.ts": [
    [
      'const without = first?.kind === "share" ? undefined : first?.without;',
      "A share leaves nothing out, which the compiler does not know.",
    ],
    [
      'const kind = columns.find((column) => column.field === field)?.kind ?? "text";',
      "Any kind that is no figure goes by words.",
    ],
    ["if (known !== undefined) return known;", "A line that is put together again is the same."],
    [
      "const words = text.toLocaleLowerCase().split(/\\s+/).filter(Boolean);",
      "An empty word is left out a moment later.",
    ],
    [
      'if (!isFigure(kind)) return Array.isArray(value) ? shown(value, "text") : String(value);',
      "The parts of a list are shown as they are in either way.",
    ],
    [
      "return Number(a.worth === undefined) - Number(b.worth === undefined);",
      "To say which of two comes earlier is enough for the sort of the platform.",
    ],
  ],
  "packages/web/src/report/rules/in-force.ts": [
    [
      'const isRequired = filter.kind === "text" && filter.required === true;',
      "A choice is never required, which the compiler does not know.",
    ],
  ],
  "packages/web/src/report/rules/rows.ts": [
    [
      'fields.some((field) => typeof fieldOf(row, field.split(".", 1)[0] ?? "") !== "undefined"),',
      "There is always a first part, which the compiler does not know.",
    ],
  ],
  "packages/web/src/toll/contradictions.ts": [
    [
      "if (entered !== null && overstayed !== null && overstayed > entered) {",
      "Nothing is more than what entered only where that is below zero, and then the host says more that is wrong.",
    ],
  ],
};

export const letLive: readonly Survivor[] = Object.entries(lines).flatMap(([file, survivors]) =>
  survivors.map(([line, why]) => ({ file, line, why })),
);
