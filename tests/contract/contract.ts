import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Media = {
  schema: { $ref?: string; required?: string[] };
  examples?: Record<string, { value: unknown }>;
};
type Reply = {
  $ref?: string;
  description: string;
  headers?: Record<string, object>;
  content?: { "application/json": Media };
};
type Parameter = {
  $ref?: string;
  name: string;
  in: "path" | "query";
  required?: boolean;
  description: string;
  schema: object;
  example?: unknown;
  "x-source"?: string;
  "x-feature"?: string;
};
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  "x-source": string;
  "x-feature"?: string;
  "x-portal-routes": string[];
  parameters?: Parameter[];
  requestBody?: { content: { "application/json": Media } };
  responses: Record<string, Reply>;
  security?: unknown[];
};
type Contract = {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string; "x-demo-company"?: number }[];
  paths: Record<string, Record<"get" | "post", Operation>>;
  components: {
    schemas: Record<string, { examples?: unknown[] }>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Reply>;
    headers: Record<string, { description: string }>;
  };
  security: unknown[];
};

export const contract: Contract = parse(
  readFileSync(join(import.meta.dirname, "../../openapi/partner.yaml"), "utf8"),
);

export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

export function resolve<T extends object>(item: T & { $ref?: string }): T {
  if (!item.$ref) return item;
  const found = item.$ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return found as T;
}
