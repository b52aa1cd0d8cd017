import type { ErrorObject } from "ajv/dist/2020.js";
import type { Operation } from "partner-api";
import { type Finding, kindOf } from "./finding.ts";
import { fieldOf } from "./rows.ts";
import { severityOfMismatch } from "./severity.ts";

type Words = Pick<Finding, "expected" | "fix">;

/** What the contract's schema says of an answer, in words; the same of many rows once, at the worst of them. */
export function mismatches(
  operation: Operation,
  errors: ErrorObject[],
  answer: unknown,
): Finding[] {
  const known = new Map<string, Finding>();
  for (const error of errors.filter(isMeant)) {
    const at = placeOf(error);
    const rating = severityOfMismatch(operation, { at, isTime: isOfTime(error) }, answer);
    const kind = `${at.replaceAll(/\[\d+\]/g, "[]")} ${error.keyword} ${rating.severity}`;
    const same = known.get(kind);
    if (same) same.more = (same.more ?? 0) + 1;
    else
      known.set(kind, { ...rating, at, ...wordsOf(error), came: kindOf(valueAt(error, answer)) });
  }
  return [...known.values()];
}

/** Of a field that may be null, only what is wrong with its other form. */
const isMeant = ({ keyword, params }: ErrorObject) =>
  keyword !== "oneOf" && !(keyword === "type" && params.type === "null");

const isOfTime = ({ keyword, params }: ErrorObject) =>
  keyword === "format" && params.format === "date-time";

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
  date: { expected: "a day such as 2026-06-01", fix: "Write days as YYYY-MM-DD." },
  "date-time": {
    expected: "a time such as 2026-06-01T22:30:00+06:00",
    fix: "Write times by RFC 3339, with the offset: the portal reads any other in the time zone of the browser, or not at all.",
  },
};

function wordsOf({ keyword, params, parentSchema, message }: ErrorObject): Words {
  const schema = parentSchema as Described;
  const { description = "", examples = [] } = schema;
  const form = keyword === "format" ? forms[params.format] : undefined;
  if (form) return form;
  if (keyword === "required") {
    const { description: is = "" } = schema.properties?.[params.missingProperty] ?? {};
    return { expected: "a value", fix: `Always send this field. ${meaning(is)}` };
  }
  if (keyword === "enum") {
    const values = params.allowedValues.join(", ");
    return { expected: `one of ${values}`, fix: "Send one of these words." };
  }
  if (examples.length > 0) {
    const written = examples.map((each) => JSON.stringify(each)).join(" or ");
    return { expected: inSentence(description), fix: `Send it like ${written}.` };
  }
  const fix = meaning(description);
  if (keyword !== "type") return { expected: `a value that ${message}`, fix };
  const types = [params.type].flat().map((type) => kinds[type] ?? type);
  return { expected: types.join(" or "), fix };
}

type Described = {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, { description?: string }>;
};

const meaning = (description: string) =>
  description ? `In the contract: ${description.trim()}` : "Send it in this form.";

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
