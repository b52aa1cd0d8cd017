import type { ErrorObject } from "ajv/dist/2020.js";
import { type Finding, kindOf } from "./finding.ts";
import { fieldOf } from "./rows.ts";

type Words = Pick<Finding, "expected" | "mend">;

/** What the contract's schema says of an answer, in words; the same of many rows once, at the first. */
export function mismatches(errors: ErrorObject[], answer: unknown): Finding[] {
  const told = new Map<string, Finding>();
  for (const error of errors.filter(isMeant)) {
    const at = placeOf(error);
    const kind = `${at.replaceAll(/\[\d+\]/g, "[]")} ${error.keyword}`;
    const known = told.get(kind);
    if (known) known.more = (known.more ?? 0) + 1;
    else told.set(kind, { at, ...wordsOf(error), came: kindOf(valueAt(error, answer)) });
  }
  return [...told.values()];
}

/** Of a field that may be null, only what is wrong with its other form. */
const isMeant = ({ keyword, params }: ErrorObject) =>
  keyword !== "oneOf" && !(keyword === "type" && params.type === "null");

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const missing = keyword === "required" ? `/${params.missingProperty}` : "";
  return `${instancePath}${missing}`
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, "[$1]")
    .replaceAll("/", ".");
}

const valueAt = ({ instancePath, keyword }: ErrorObject, answer: unknown) =>
  keyword === "required" ? undefined : instancePath.split("/").slice(1).reduce(fieldOf, answer);

const forms: Record<string, Words> = {
  date: { expected: "a day such as 2026-06-01", mend: "Write days as YYYY-MM-DD." },
  "date-time": {
    expected: "a moment such as 2026-06-01T22:30:00+06:00",
    mend: "Write moments by RFC 3339, with the offset.",
  },
};

function wordsOf({ keyword, params, parentSchema, message }: ErrorObject): Words {
  const schema = parentSchema as Described;
  const { description = "", examples = [] } = schema;
  const form = keyword === "format" ? forms[params.format] : undefined;
  if (form) return form;
  if (keyword === "required") {
    const { description: is = "" } = schema.properties?.[params.missingProperty] ?? {};
    return { expected: "a value", mend: `Send it always. ${meaning(is)}` };
  }
  if (keyword === "enum") {
    const values = params.allowedValues.join(", ");
    return { expected: `one of ${values}`, mend: "Send it in these words." };
  }
  if (examples.length > 0) {
    const written = examples.map((each) => JSON.stringify(each)).join(" or ");
    return { expected: inSentence(description), mend: `Send it like ${written}.` };
  }
  const mend = meaning(description);
  if (keyword !== "type") return { expected: `a value that ${message}`, mend };
  const types = [params.type].flat().map((type) => kinds[type] ?? type);
  return { expected: types.join(" or "), mend };
}

type Described = {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, { description?: string }>;
};

const meaning = (description: string) =>
  description ? `The contract says of it: ${description.trim()}` : "Send it in this form.";

const inSentence = (text: string) =>
  `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.(\s.*)?$/s, "")}`;

const kinds: Record<string, string> = {
  array: "an array",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  object: "an object",
  string: "a text",
};
