type Schema = {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
};
type Parameter = { $ref?: string; name?: string };
type Operation = {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  responses: Record<string, { $ref: string }>;
};
export type WithOperations = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, { content?: { "application/json": { schema: Schema } } }>;
  };
};

/** What each operation takes besides ids, and what a row of its answer holds, as a table of Markdown. */
export function operationsTable({ paths, components }: WithOperations): string {
  const named = ({ $ref = "" }) => $ref.split("/").at(-1) ?? "";
  const resolved = (schema: Schema = {}) => components.schemas[named(schema)] ?? schema;

  function rangeOf({ parameters = [] }: Operation): string {
    const names = parameters.map((one) => (components.parameters[named(one)] ?? one).name);
    return [names.includes("from_date") && "dates", names.includes("cursor") && "pages"]
      .filter(Boolean)
      .join(", ");
  }

  function heldBy({ responses }: Operation): string {
    const reply = components.responses[named(responses["200"] ?? {})];
    const envelope = resolved(reply?.content?.["application/json"].schema);
    const data = resolved(envelope.properties?.data);
    const page = data.properties?.rows;
    const rows = data.items ?? (page && resolved(page).items);
    const { properties, required = [], type } = resolved(rows ?? data);
    const fields = Object.keys(properties ?? {}).map(
      (name) => `\`${name}\`${required.includes(name) ? "" : "?"}`,
    );
    if (fields.length > 0) return `${rows ? "rows" : "one"}: ${fields.join(", ")}`;
    return type ? `rows: ${[type].flat().join(" or ")}` : "";
  }

  const lines = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => {
      const of = operation.tags[0]?.toLowerCase().replaceAll(" ", "_") ?? "";
      const cells = [of, `\`${operation.operationId}\``, rangeOf(operation), heldBy(operation)];
      return `| ${cells.join(" | ")} |`;
    });
  return ["| of | operation | takes | answers |", "| --- | --- | --- | --- |", ...lines].join("\n");
}
