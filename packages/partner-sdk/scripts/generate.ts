import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { parse } from "yaml";
import { examplesOf, type WithExamples } from "./examples.ts";
import { hostOperationsOf, type WithAnswers } from "./host-operations.ts";
import { hostProfileSchema, hostProfileSchemaModule } from "./host-profile-schema.ts";
import { operationsTable, type WithOperations } from "./operations-table.ts";

const contract = new URL("../../../openapi/partner.yaml", import.meta.url);
const sdk = new URL("../", import.meta.url);
const head =
  "// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.\n\n";

type Described = { description?: string };
type Field = Described & { $ref?: string; oneOf?: { $ref?: string }[] };
type Contract = {
  paths: Record<
    string,
    Record<
      string,
      Described & { operationId?: string; summary?: string; tags?: string[]; "x-feature"?: string }
    >
  >;
  components: { schemas: Record<string, Described> };
} & WithExamples &
  WithOperations &
  WithAnswers;

const { paths, components } = parse(await readFile(contract, "utf8")) as Contract;

async function types(): Promise<string> {
  const described = parse(await readFile(contract, "utf8"));
  describeFields(described);
  return head + asText(astToString(await openapiTypescript(described)));
}

/** A description becomes the comment itself, which an editor shows, and not one of its tags. */
function asText(written: string): string {
  return written
    .replace(/(\/\*\*\s+(?:\* )?)@description /g, "$1")
    .replace(/^( *\*) @description /gm, "$1\n$1 ");
}

/** openapi-typescript writes what stands at a field, and not what the field refers to. */
function describeFields(part: unknown) {
  if (typeof part !== "object" || part === null) return;
  const { properties } = part as { properties?: Record<string, Field> };
  for (const field of Object.values(properties ?? {})) {
    const refers = [field, ...(field.oneOf ?? [])].flatMap(({ $ref }) => $ref ?? []);
    const schema = components.schemas[refers[0]?.split("/").at(-1) ?? ""];
    if (schema?.description) field.description ??= schema.description;
  }
  for (const inner of Object.values(part)) describeFields(inner);
}

/** A file for each feature, or else each tag, so that an app's first script holds only the operations that it calls. */
function operations(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const { operationId, summary, description, tags = [], "x-feature": feature } = described;
      const name = (feature ?? tags[0] ?? "other").toLowerCase().replaceAll(/[ _]/g, "-");
      files[name] = `${files[name] ?? head.slice(0, -1)}
${comment(`${summary}.`, description)}
export const ${operationId} = {
  method: "${method.toUpperCase()}",
  path: "${path}",${feature ? `\n  feature: "${feature}",` : ""}
} as const;
`;
    }
  }
  const all = Object.keys(files).map((name) => `export * from "./operations/${name}.ts";\n`);
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`src/generated/operations/${name}.ts`, text]),
    ),
    "src/generated/operations.ts": head + all.sort().join(""),
  };
}

function comment(summary: string, description?: string): string {
  if (!description) return `/** ${summary} */`;
  const lines = `${summary}\n\n${description.trim().replaceAll("*/", "*\\/")}`.split("\n");
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */`;
}

/** The README with the table of operations between its two marks. */
async function readme(): Promise<string> {
  const text = await readFile(new URL("README.md", sdk), "utf8");
  const place = /(?<=<!-- operations -->\n)[\s\S]*(?=<!-- end of operations -->)/;
  return text.replace(place, () => `\n${operationsTable({ paths, components })}\n\n`);
}

const files = {
  "src/generated/partner.ts": await types(),
  ...operations(),
  "src/generated/examples.ts": head + examplesOf({ paths, components }),
  "src/generated/host-operations.ts": head + hostOperationsOf({ paths, components }),
  "src/generated/host-profile-schema.ts": head + hostProfileSchemaModule({ paths, components }),
  "../../openapi/partner-host.schema.json": `${JSON.stringify(hostProfileSchema({ paths, components }), null, 2)}\n`,
  "README.md": await readme(),
};

if (process.argv.includes("--check")) {
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(new URL(name, sdk), "utf8").catch(() => "");
    if (committed !== text) {
      console.error(
        `${join("packages/partner-sdk", name)} differs from openapi/partner.yaml: run \`npx pnpm@10 generate\` and commit what it writes.`,
      );
      process.exitCode = 1;
    }
  }
} else {
  await rm(new URL("src/generated/operations", sdk), { recursive: true, force: true });
  await mkdir(new URL("src/generated/operations", sdk), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(new URL(name, sdk), text);
  }
}
