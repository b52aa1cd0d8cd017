import { operations, resolve } from "../contract/contract.ts";
import { modulesWithFeature } from "../features.ts";

type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: readonly unknown[];
  oneOf?: readonly Schema[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

/** Each would set `window.ran`, open a dialog or ask for /injected, were it taken for anything but text. */
export const hostileTexts = [
  "<script>window.ran=1</script>",
  "<img src=/injected onerror=window.ran=1>",
  "<svg onload=window.ran=1><set attributeName=href to=javascript:window.ran=1 /></svg>",
  "javascript:window.ran=1//",
  `"><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `' " autofocus onfocus=window.ran=1 onpointerover=alert(1) x='`,
  `{{constructor.constructor("window.ran=1")()}} \${window.ran=1} <%= window.ran=1 %>`,
  "</title></textarea></style></template><script src=/injected></script>",
  '<link rel="stylesheet" href="/injected"><base href="//elsewhere.test/"><meta http-equiv="refresh" content="0;url=/injected">',
  "<form action=/injected><button formaction=javascript:window.ran=1>b</button></form>",
  '<a href="javascript:window.ran=1">a</a><math href="javascript:window.ran=1">m</math>',
  '=HYPERLINK("/injected","a")',
  "\u202Egnp.egap\u202C\u2066a\u2069\u200B\uFEFF",
  "\u0000\u0001\u001B[31m\u0085\u2028\uFFFE",
  "__proto__",
  `${"x".repeat(5000)}<img src=/injected onerror=window.ran=1>`,
] as const;

const named = (at: number) => hostileTexts[at % hostileTexts.length] ?? "";

/** What the operation at an address answers, with a hostile text in the place of every text. */
export function hostileAnswer(method: string, path: string): unknown {
  const found = operations.find(
    (operation) =>
      operation.method === method.toLowerCase() &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  if (!found) throw new Error(`No operation ${method} ${path}`);
  const reply = resolve(found.operation.responses["200"] ?? { description: "" });
  const schema = reply.content?.["application/json"].schema;
  if (!schema) throw new Error(`No schema for ${path}`);
  return made(schema as Schema, 0, "");
}

const features = [...modulesWithFeature, "today", "drill_downs"];

/**
 * A list has one item for each text; figures are right in every second one, so that totals are shown too, and so
 * is what says which module a day is of. Beside the texts, a host has every feature.
 */
function made(schema: Schema, at: number, name: string): unknown {
  const { properties, items, ...rest } = resolved(schema);
  if ("const" in rest) return rest.const;
  if (name === "features") return [...hostileTexts, ...features];
  if (name === "module" && rest.enum) return rest.enum[at % rest.enum.length];
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, each]) => [key, made(each, at, key)]),
    );
  }
  if (items) {
    const length = name === "seats" ? 2 : hostileTexts.length;
    return Array.from({ length }, (_, item) => made(items, item + at, name));
  }
  if (name === "next_cursor") return null;
  const types = [rest.type ?? "string"].flat();
  const isFigure = types.includes("number") || types.includes("integer");
  return isFigure && !/id$/.test(name) && at % 2 === 0 ? 12 : named(at);
}

function resolved(schema: Schema): Schema {
  const [first] = schema.oneOf ?? [];
  if (first) return resolved(first);
  return schema.$ref ? resolved(resolve<Schema>(schema)) : schema;
}

const modules = Object.keys(
  resolved({ $ref: "#/components/schemas/AllowedCompanies" }).properties ?? {},
).map((key) => key.replace(/_companies$/, ""));

/** The slip on which the portal keeps the choice: the same hostile company in every module. */
export const hostileCompanies = JSON.stringify({
  user: named(0),
  companies: Object.fromEntries(modules.map((module) => [module, named(0)])),
});
