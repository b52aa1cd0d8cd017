export type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: string[];
  "x-enumDescriptions"?: Record<string, string>;
  "x-source"?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};
export type Parameter = {
  $ref?: string;
  name: string;
  in: "path" | "query";
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
};
type Header = { $ref?: string; description: string };
type Media = {
  "application/json": { schema: Schema; examples: Record<string, { value: unknown }> };
};
export type Answer = {
  $ref?: string;
  description: string;
  headers: Record<string, Header>;
  content: Media;
};
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  "x-source": "specification" | "designed";
  "x-portal-routes": string[];
  security?: [];
  parameters?: Parameter[];
  requestBody?: { content: Media };
  responses: Record<string, Answer>;
};
export type Tag = { name: string; description: string; "x-demo-company"?: number };
export type Contract = {
  info: { title: string; version: string; summary: string; description: string };
  tags: Tag[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
  };
};
export type Described = Operation & { method: "GET" | "POST"; path: string; tag: Tag };

/** All operations in the order of their tags. */
export function describedIn(contract: Contract): Described[] {
  const all = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  return contract.tags.flatMap((tag) =>
    all
      .filter(({ tags }) => tags[0] === tag.name)
      .map(({ method, ...operation }) => ({
        ...operation,
        tag,
        method: method === "post" ? "POST" : "GET",
      })),
  );
}

/** What a reference stands for, with what is said beside the reference. */
export function resolved<T extends { $ref?: string }>(contract: Contract, item: T): T {
  const { $ref, ...beside } = item;
  if ($ref === undefined) return item;
  const target = $ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return { ...(target as T), ...beside };
}

/** The name that a referred schema has in the contract, and in the SDK's `Schemas`. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split("/").pop();
