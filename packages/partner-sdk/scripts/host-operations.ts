export type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: string[];
  type?: string | string[];
  format?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  pattern?: string;
};
export type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
};
export type DescribedOperation = {
  operationId: string;
  "x-feature"?: string;
  parameters?: Parameter[];
  responses: Record<string, { $ref: string }>;
};
export type WithAnswers = {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, { content?: { "application/json": { schema: Schema } } }>;
  };
};

/** Schemas of texts and numbers that have a meaning, by their names in the contract. */
const named: Record<string, string> = {
  Id: "id",
  Amount: "amount",
  TollAmount: "toll amount",
  Count: "count",
};

export const nameIn = ($ref = "") => $ref.split("/").at(-1) ?? "";

const types = `/** A text names the kind of a value, a list of one holds many, and a list that ends with null may be null. */
export type Shape =
  | string
  | readonly [Shape]
  | readonly [Shape, null]
  | { readonly [field: string]: Shape };

export type HostOperation = {
  method: "GET" | "POST";
  path: string;
  feature?: string;
  /** Those that end with a question mark may be left out. */
  query?: readonly string[];
  kind: "one" | "list" | "page" | "days" | "done";
  data: Shape;
};
`;

/** What the contract says of each operation, short enough for a browser, as a module. */
export function hostOperationsOf({ paths, components }: WithAnswers): string {
  const constants = new Map<string, string>();

  function shapeOf(schema: Schema): string {
    const { $ref, oneOf, items, properties, required = [] } = schema;
    if ($ref) return referred(nameIn($ref));
    if (oneOf) {
      const shapes = oneOf.filter(({ type }) => type !== "null").map(shapeOf);
      return shapes.length === 1 ? `[${shapes}, null]` : `"value"`;
    }
    const types = [schema.type ?? []].flat();
    const shape = items
      ? `[${shapeOf(items)}]`
      : properties
        ? `{ ${Object.entries(properties)
            .map(([name, field]) => {
              const key = required.includes(name) ? name : `"${name}?"`;
              return `${key}: ${shapeOf(field)}`;
            })
            .join(", ")} }`
        : JSON.stringify(kindOf(schema, types));
    return types.includes("null") ? `[${shape}, null]` : shape;
  }

  function referred(name: string): string {
    const schema = components.schemas[name] ?? {};
    if (named[name]) return JSON.stringify(named[name]);
    if (!schema.properties) return shapeOf(schema);
    if (!constants.has(name)) {
      const shape = shapeOf(schema);
      constants.set(name, `const ${name}: Shape = ${shape};\n`);
    }
    return name;
  }

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const query = (operation.parameters ?? [])
        .map((one) => components.parameters[nameIn(one.$ref)] ?? one)
        .flatMap(({ in: place, name, required }) =>
          place === "query" ? `${name}${required ? "" : "?"}` : [],
        );
      const reply = components.responses[nameIn(operation.responses["200"]?.$ref)];
      const data = reply?.content?.["application/json"].schema.properties?.data;
      const resolved = components.schemas[nameIn(data?.$ref)] ?? data;
      const feature = operation["x-feature"];
      const fields = [
        `method: "${method.toUpperCase()}"`,
        `path: "${path}"`,
        ...(feature ? [`feature: "${feature}"`] : []),
        ...(query.length > 0 ? [`query: ${JSON.stringify(query)}`] : []),
        `kind: "${kindOfData(resolved)}"`,
        `data: ${data ? shapeOf(data) : '"value"'}`,
      ];
      return `  ${operation.operationId}: { ${fields.join(", ")} },`;
    }),
  );
  const ids = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => `  | "${operationId}"`);
  return [
    types,
    "export type OperationId =",
    `${ids.join("\n")};\n`,
    ...constants.values(),
    "export const hostOperations: Record<OperationId, HostOperation> = {",
    ...operations,
    "};\n",
  ].join("\n");
}

function kindOf(schema: Schema, types: string[]): string {
  if (schema.enum) return `|${schema.enum.join("|")}`;
  if (typeof schema.const === "string") return `|${schema.const}`;
  if (schema.format === "date" || schema.format === "date-time") return schema.format;
  if (types.includes("string")) return "text";
  if (types.includes("integer")) return "integer";
  if (types.includes("boolean")) return "boolean";
  return "value";
}

/** How the answer of an operation is made up: a list, a page, days with their totals, one object or nothing. */
function kindOfData(data: Schema | undefined): string {
  if (!data) return "done";
  if (data.items) return "list";
  if (data.properties?.rows) return "page";
  return data.properties?.days ? "days" : "one";
}
