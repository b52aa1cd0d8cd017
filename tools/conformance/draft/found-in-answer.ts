import {
  fieldsIn,
  type HostOperation,
  type OperationMapping,
  rowShapeOf,
  type Shape,
  solid,
} from "partner-sdk/host-profile";

type Row = Record<string, unknown>;
export type Found = {
  /** None where the answer is as the contract has it. */
  mapping?: OperationMapping;
  /** What a person has to decide. */
  notes: string[];
};

/** What differs in an answer from the contract by its form alone. No value of it is kept. */
export function foundIn(operation: HostOperation, body: unknown): Found {
  const rowShape = rowShapeOf(operation);
  const place = placeOf(operation, body);
  if (!place) {
    return { notes: ["The rows were not found. Say where they are: rows: result.items"] };
  }
  const rows = place.rows.filter(isRecord);
  const { fields, notes } = differencesIn(rowShape, rows);
  if (operation.kind === "page") Object.assign(fields, cursorIn(body));
  const mapping: OperationMapping = {
    ...(place.at && { [operation.kind === "one" ? "data" : "rows"]: place.at }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
  const isEnvelope = isRecord(body) && body.success === true && body.data !== undefined;
  const isPlain = isEnvelope && Object.keys(mapping).length === 0;
  return {
    ...(!isPlain && { mapping }),
    notes: [...notes, ...looksLikeMinorUnits(rowShape, rows, fields)],
  };
}

/** Where the host-profile would look by itself has no `at`. */
function placeOf({ kind, data }: HostOperation, body: unknown) {
  const inner = isRecord(body) && body.data !== undefined ? body.data : body;
  if (kind === "one") {
    const known = Object.keys(fieldsIn(data ?? "any")).map(plain);
    const isIt = (value: unknown) =>
      isRecord(value) && Object.keys(value).some((name) => known.includes(plain(name)));
    if (isIt(inner)) return { at: undefined, rows: [inner] };
    return onlyOne(placesOf(body, isIt).map(([at, value]) => ({ at, rows: [value] })));
  }
  const name = { list: undefined, page: "rows", days: "days", done: undefined }[kind];
  const own = Array.isArray(inner) || !name || !isRecord(inner) ? inner : inner[name];
  if (Array.isArray(own)) return { at: undefined, rows: own };
  const lists = placesOf(body, Array.isArray);
  return onlyOne(lists.map(([at, value]) => ({ at, rows: value as unknown[] })));
}

const onlyOne = <T>(places: T[]): T | undefined => (places.length === 1 ? places[0] : undefined);

/** The dotted paths to what is looked for, as far as objects lead. */
function placesOf(
  value: unknown,
  isIt: (value: unknown) => boolean,
  at: string[] = [],
): [string, unknown][] {
  if (!isRecord(value) || at.length > 2) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] =>
    isIt(inner) ? [[[...at, name].join("."), inner]] : placesOf(inner, isIt, [...at, name]),
  );
}

/** By its path from the root, as the cursor is not in a row. */
function cursorIn(body: unknown): Record<string, string> {
  const isCursor = (value: unknown) => typeof value === "string" || value === null;
  const cursors = placesOf(body, isCursor).map(([at]) => at);
  const alike = cursors.filter((at) => plain(at.split(".").at(-1) ?? "") === "nextcursor");
  const [only, ...others] = alike;
  return only && others.length === 0 && !only.endsWith("next_cursor") ? { next_cursor: only } : {};
}

type Differences = { fields: Record<string, string>; notes: string[] };

/** Names that differ in spelling or case alone; the others are for a person to pair. */
function differencesIn(shape: Shape, rows: Row[], ours = "", theirs = ""): Differences {
  const known = Object.entries(fieldsIn(shape));
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const strange = [...names].filter((name) => known.every(([own]) => own !== name));
  const fields: Record<string, string> = {};
  const notes: string[] = [];
  const missing: string[] = [];
  for (const [name, inner] of known) {
    const alike = strange.filter((each) => plain(each) === plain(name));
    const [came] = names.has(name) ? [name] : alike.length === 1 ? alike : [];
    if (came === undefined) {
      if (isRequired(shape, name)) missing.push(ours + name);
      continue;
    }
    if (came !== name) fields[ours + name] = theirs + came;
    const within = rows.map((row) => row[came]).filter(isRecord);
    if (within.length === 0) continue;
    const deeper = differencesIn(inner, within, `${ours}${name}.`, `${theirs}${came}.`);
    Object.assign(fields, deeper.fields);
    notes.push(...deeper.notes);
  }
  return { fields, notes: [...notes, ...unpaired(missing, strange, rows, fields)] };
}

/** A key that stands in every row is the name of a field; any other may be a value, and is not written. */
function unpaired(
  missing: string[],
  strange: string[],
  rows: Row[],
  fields: Record<string, string>,
): string[] {
  if (missing.length === 0) return [];
  const used = Object.values(fields).map((path) => path.split(".").at(-1));
  const others = strange.filter(
    (name) =>
      rows.length > 1 &&
      /^[A-Za-z_]\w*$/.test(name) &&
      rows.every((row) => Object.hasOwn(row, name)) &&
      !used.includes(name),
  );
  const unknown =
    others.length > 0 ? ` The rows have these other fields: ${others.join(", ")}.` : "";
  const [first = ""] = missing;
  const example = `fields: { ${first.includes(".") ? JSON.stringify(first) : first}: ${others[0] ?? "…"} }`;
  return [`Missing: ${missing.join(", ")}.${unknown} Name them, such as ${example}`];
}

const isRequired = (shape: Shape, name: string) => {
  const inner = solid(shape);
  return isRecord(inner) && Object.hasOwn(inner, name);
};

/** Amounts without a fraction are no proof: somebody who knows has to say so. */
function looksLikeMinorUnits(shape: Shape, rows: Row[], fields: Record<string, string>): string[] {
  const names = Object.entries(fieldsIn(shape)).filter(([, kind]) => solid(kind) === "amount");
  const amounts = names.flatMap(([name]) =>
    rows.map((row) => row[fields[name] ?? name]).filter((value) => value != null),
  );
  const isWhole = (value: unknown) => /^-?\d{3,}$/.test(String(value)) || Number(value) === 0;
  const large = amounts.filter((value) => Math.abs(Number(value)) >= 100);
  if (large.length < 3 || !amounts.every(isWhole)) return [];
  return [
    "All amounts are whole numbers. If they are in the smallest unit of the currency, say so: amounts: minor",
  ];
}

/** Without what spelling and case add. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

export const isRecord = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
