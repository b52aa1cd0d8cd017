import { isRecord } from "./operation.ts";

/** The keywords of JSON Schema that the schema of a profile uses. */
export type ProfileSchema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly string[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  uniqueItems?: boolean;
  items?: ProfileSchema;
  properties?: { readonly [name: string]: ProfileSchema };
  additionalProperties?: boolean | ProfileSchema;
  examples?: readonly unknown[];
  $defs?: { readonly [name: string]: ProfileSchema };
};

export type Problem = { path: (string | number)[]; message: string };

/** What of a value is not as a schema has it. */
export function* schemaProblems(
  root: ProfileSchema,
  value: unknown,
  schema: ProfileSchema = root,
  path: Problem["path"] = [],
): Generator<Problem> {
  const { $ref } = schema;
  if ($ref) {
    const referred = root.$defs?.[$ref.replace("#/$defs/", "")] ?? {};
    yield* schemaProblems(root, value, referred, path);
    return;
  }
  const message = wrongValue(schema, value);
  if (message) {
    yield { path, message };
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      yield* schemaProblems(root, item, schema.items ?? {}, [...path, at]);
      if (schema.uniqueItems && value.indexOf(item) < at) {
        yield { path: [...path, at], message: `${written(item)} is there twice` };
      }
    }
  } else if (isRecord(value)) {
    const { properties = {}, additionalProperties: others = true } = schema;
    for (const [name, inner] of Object.entries(value)) {
      const known = Object.hasOwn(properties, name) ? properties[name] : others;
      if (known === false) {
        yield { path: [...path, name], message: unknown("key", name, Object.keys(properties)) };
      } else if (typeof known === "object") {
        yield* schemaProblems(root, inner, known, [...path, name]);
      }
    }
  }
}

/** What is unknown, and the name that is nearest to it, or all of a few. */
export function unknown(what: string, name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  const right = nearest
    ? `; did you mean ${nearest}?`
    : names.length <= 12
      ? `; known: ${names.join(", ")}`
      : "";
  return `unknown ${what} ${name}${right}`;
}

function wrongValue(schema: ProfileSchema, value: unknown): string | undefined {
  const { type, enum: words, pattern, minLength = 0, examples = [] } = schema;
  if (words && !words.some((word) => word === value)) {
    return unknown("value", typeof value === "string" ? value : written(value), words);
  }
  if ("const" in schema && schema.const !== value) return `has to be ${schema.const}, or left out`;
  const types = [type ?? []].flat();
  const example = examples.length > 0 ? ` such as ${written(examples[0])}` : "";
  if (types.length > 0 && !types.includes(typeOf(value))) {
    return `has to be ${types.map((each) => kinds[each]).join(" or ")}${example}`;
  }
  if (typeof value !== "string") return undefined;
  if (value.length < minLength) return `is empty; it has to be a text${example}`;
  if (pattern && !new RegExp(pattern, "u").test(value)) return `has to be a text${example}`;
  return undefined;
}

const typeOf = (value: unknown) =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

const kinds: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  number: "a number",
  object: "an object with keys",
  string: "a text",
};

const written = (value: unknown) => JSON.stringify(value);

/** The one of some names that is spelled most like another, if it is spelled much like it. */
function nearestName(name: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((each) => ({ each, distance: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(2, name.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.each ?? names.find((each) => name.length > 2 && each.startsWith(name));
}

/** How many letters have to be written otherwise. */
function distance(from: string, to: string): number {
  let row = [...to, ""].map((_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...to].entries()) {
      const swapped = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swapped, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
