import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Kind = "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";
type Schema = {
  $ref?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  type?: Kind | Kind[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
};
type Parameter = {
  name: string;
  in: "path" | "query";
  required?: boolean;
  description: string;
  schema: Schema;
};
type Body = { content: { "application/json": { schema: Schema } } };
type Reference = { $ref: string };
type Operation = {
  parameters?: Reference[];
  requestBody?: Body;
  responses: Record<string, Reference>;
};
type Contract = {
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Body>;
  };
};

const file = new URL("../../../openapi/partner.yaml", import.meta.url);
const { paths, components } = parse(readFileSync(file, "utf8")) as Contract;

/** What the SDK's `contract.ts` reads of the contract, with the texts that an editor shows. */
export function partnerTypes(): string {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `${name}: ${typeOf(schema)};`,
  );
  const calls = Object.entries(paths).map(
    ([path, { get, post }]) => `"${path}": { ${method("get", get)} ${method("post", post)} };`,
  );
  return [
    "export interface components { schemas: {",
    ...schemas,
    "} }",
    "export interface paths {",
    ...calls,
    "}\n",
  ].join("\n");
}

/** Each path has both methods, so that any of them can be asked for either. */
function method(name: string, operation: Operation | undefined): string {
  if (!operation) return `${name}?: never;`;
  const { requestBody, responses } = operation;
  const answers = Object.entries(responses).map(
    ([status, answer]) => `${status}: ${json(found(answer, components.responses))};`,
  );
  return `${name}: {
parameters: { ${parametersIn("path", operation)} ${parametersIn("query", operation)} };
${requestBody ? `requestBody: ${json(requestBody)};` : ""}
responses: { ${answers.join("\n")} };
};`;
}

function parametersIn(place: "path" | "query", { parameters = [] }: Operation): string {
  const there = parameters
    .map((each) => found(each, components.parameters))
    .filter((each) => each.in === place);
  const properties = Object.fromEntries(
    there.map(({ name, description, schema }) => [name, { description, ...schema }]),
  );
  const required = there.flatMap((each) => (each.required ? each.name : []));
  if (there.length === 0) return `${place}?: never;`;
  return `${place}${required.length > 0 ? "" : "?"}: ${written.object({ properties, required })};`;
}

function json({ content }: Body): string {
  return `{ content: { "application/json": ${typeOf(content["application/json"].schema)} } }`;
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return `components["schemas"]["${nameIn(schema.$ref)}"]`;
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  const kinds = [schema.type ?? []].flat();
  return kinds.map((kind) => written[kind](schema)).join(" | ") || "unknown";
}

const written: Record<Kind, (schema: Schema) => string> = {
  string: () => "string",
  number: () => "number",
  integer: () => "number",
  boolean: () => "boolean",
  null: () => "null",
  array: ({ items = {} }) => `(${typeOf(items)})[]`,
  object({ properties = {}, required = [], additionalProperties }) {
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `${textOn(field)}${name}${required.includes(name) ? "" : "?"}: ${typeOf(field)};`,
    );
    const others = additionalProperties ? " & { [key: string]: unknown }" : "";
    return `{\n${fields.join("\n")}\n}${others}`;
  },
};

/** A field without a text of its own has that of what it refers to. */
function textOn(field: Schema): string {
  const refers = [field, ...(field.oneOf ?? [])].flatMap(({ $ref }) => $ref ?? []);
  const text = field.description ?? components.schemas[nameIn(refers[0] ?? "")]?.description;
  return text ? `/** ${text.trim().replaceAll("*/", "*\\/").replaceAll("\n", "\n * ")} */\n` : "";
}

function found<T>({ $ref }: Reference, among: Record<string, T>): T {
  const part = among[nameIn($ref)];
  if (!part) throw new Error(`The contract has no ${$ref}.`);
  return part;
}

function nameIn(ref: string): string {
  return ref.split("/").at(-1) ?? "";
}
