import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { JSON_SCHEMA, load } from "js-yaml";
import type { FieldError } from "../http/http-error.ts";

type Schema = { $ref?: string };
type Parameter = { name: string; in: "path" | "query"; required?: boolean; schema: Schema };
type Described = {
  operationId: string;
  tags: string[];
  "x-source": "specification" | "designed";
  "x-feature"?: string;
  "x-role"?: "administrator";
  "x-portal-routes"?: string[];
  parameters?: Schema[];
  requestBody?: object;
  responses: Record<string, object>;
  security?: object[];
};
type Errors = (value: unknown) => ErrorObject[];
type Check = (value: unknown) => FieldError[];

export type Operation = {
  id: string;
  method: "GET" | "POST";
  /** As the contract writes it. */
  path: string;
  url: string;
  isDesigned: boolean;
  /** What a host names that answers it; none for the calls of the specification. */
  feature: string | undefined;
  /** The routes of the portal that it feeds. */
  portalRoutes: readonly string[];
  /** Whose grants the operation requires: the contract's tag. */
  module: string;
  ofCompany: boolean;
  /** What the user has to be to the company that the query names, or the body. */
  role: "administrator" | undefined;
  signedIn: boolean;
  /** Whether a success says so; login and user need not. */
  needsFlag: boolean;
  /** The names of all that an address may ask. */
  query: ReadonlySet<string>;
  checkParameters: Check;
  checkBody: Check;
  checkAnswer: Check;
  /** What does not match in an answer with this status. */
  errorsIn(status: number, answer: unknown): ErrorObject[];
};

const file = new URL("../../../../openapi/partner.yaml", import.meta.url);

export function readContract(): Operation[] {
  const text = readFileSync(file, "utf8").replaceAll(`$ref: "#/`, `$ref: "partner#/`);
  const contract = load(text, { schema: JSON_SCHEMA }) as {
    paths: Record<string, Record<string, Described>>;
  };
  const exact = compiler(contract, false);
  const fromText = compiler(contract, true);
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const at = `partner#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
      const answers = Object.fromEntries(
        Object.keys(described.responses).map((status) => [
          status,
          exact(answerOf(described, at, status)),
        ]),
      );
      return {
        id: described.operationId,
        method: method === "post" ? "POST" : "GET",
        path,
        isDesigned: described["x-source"] === "designed",
        feature: described["x-feature"],
        portalRoutes: described["x-portal-routes"] ?? [],
        url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
        module: (described.tags[0] ?? "").toLowerCase().replaceAll(" ", "_"),
        ofCompany: path.includes("{company_id}"),
        role: described["x-role"],
        signedIn: described.security?.length !== 0,
        needsFlag: needsFlag(contract, described),
        query: namesInQuery(contract, described),
        checkParameters: told(fromText(schemaOf(parametersOf(contract, described)))),
        checkBody: described.requestBody
          ? told(exact({ $ref: `${at}/requestBody/content/application~1json/schema` }))
          : () => [],
        checkAnswer: told(answers["200"]),
        errorsIn: (status, answer) => (answers[status] ?? answers.default)?.(answer) ?? [],
      };
    }),
  );
}

const parametersOf = (contract: object, { parameters = [] }: Described) =>
  parameters.map((item) => resolve<Parameter>(contract, item));

const namesInQuery = (contract: object, described: Described) =>
  new Set(
    parametersOf(contract, described).flatMap((one) => (one.in === "query" ? [one.name] : [])),
  );

const schemaOf = (parameters: Parameter[]) => ({
  type: "object",
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
});

function answerOf({ responses }: Described, at: string, status: string) {
  const { $ref } = (responses[status] ?? {}) as Schema;
  return { $ref: `${$ref ?? `${at}/responses/${status}`}/content/application~1json/schema` };
}

function needsFlag(contract: object, { responses }: Described): boolean {
  type Answer = { content: { "application/json": { schema: { required?: string[] } } } };
  const answer = resolve<Answer>(contract, responses["200"] ?? {});
  return answer.content["application/json"].schema.required?.includes("success") === true;
}

function resolve<T>(contract: object, { $ref, ...rest }: Schema): T {
  if (!$ref) return rest as T;
  return $ref
    .replace("partner#/", "")
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T;
}

/** Compiled on first use, so that the server starts at once. */
function compiler(contract: object, coerceTypes: boolean) {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    allErrors: true,
    verbose: true,
    useDefaults: true,
    coerceTypes,
  });
  addFormats.default(ajv);
  ajv.addSchema(contract, "partner");
  return (schema: object): Errors => {
    let validate: ReturnType<typeof ajv.compile> | undefined;
    return (value) => {
      validate ??= ajv.compile(schema);
      return validate(value) ? [] : (validate.errors ?? []);
    };
  };
}

const told =
  (errors: Errors = () => []): Check =>
  (value) =>
    errors(value).map(fieldError);

function fieldError({ instancePath, params, message, keyword }: ErrorObject): FieldError {
  const missing = keyword === "required" ? `/${params.missingProperty}` : "";
  const field = `${instancePath}${missing}`.slice(1).replaceAll("/", ".");
  return { field: field || "body", message: missing ? "is missing" : (message ?? "is wrong") };
}
