import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";
import { parse } from "yaml";

const contract = new URL("../../../openapi/partner.yaml", import.meta.url);
const generated = new URL("../src/generated/", import.meta.url);
const head =
  "// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.\n\n";

type Contract = {
  paths: Record<string, Record<string, { operationId?: string; summary?: string }>>;
};

async function types(): Promise<string> {
  return head + astToString(await openapiTypescript(contract));
}

async function operations(): Promise<string> {
  const { paths } = parse(await readFile(contract, "utf8")) as Contract;
  const constants = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, summary }]) =>
        `/** ${summary}. */\nexport const ${operationId} = {\n  method: "${method.toUpperCase()}",\n  path: "${path}",\n} as const;\n`,
    ),
  );
  return head + constants.join("\n");
}

const files = { "partner.ts": await types(), "operations.ts": await operations() };

if (process.argv.includes("--check")) {
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(new URL(name, generated), "utf8").catch(() => "");
    if (committed !== text) {
      console.error(
        `packages/partner-sdk/src/generated/${name} differs from openapi/partner.yaml: run \`npx pnpm@10 generate\` and commit what it writes.`,
      );
      process.exitCode = 1;
    }
  }
} else {
  await mkdir(generated, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(new URL(name, generated), text);
  }
}
