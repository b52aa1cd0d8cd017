// @module-tag long
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { referencePage } from "partner-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../contract/contract.ts";
import { pageIn } from "./shown-page.ts";

const run = promisify(execFile);
const tsc = join(
  dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin/tsc",
);
const sdk = fileURLToPath(new URL("../../../packages/partner-sdk/src/index.ts", import.meta.url));
const tsconfig = {
  compilerOptions: {
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    paths: { "partner-sdk": [sdk] },
  },
};
const client = `import { createPartnerClient } from "partner-sdk";
const client = createPartnerClient({ baseUrl: "" });
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "reference-calls-"));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const compile = () =>
  run(process.execPath, [tsc, "-p", folder]).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );

it("each operation's SDK call compiles, and a wrong one would not", async () => {
  const page = pageIn(referencePage(await readFile("openapi/partner.yaml", "utf8")));
  for (const { operation } of operations) {
    const { operationId: id } = operation;
    const call = page.section(id).sdk;
    await writeFile(
      join(folder, `${id}.ts`),
      /^const client/m.test(call) ? call : `${client}${call}\n`,
    );
  }
  expect(await compile()).toBe("");
  const wrong = page.section("getWaybillReport").sdk.replace("to_date", "until");
  await writeFile(join(folder, "getWaybillReport.ts"), `${client}${wrong}\n`);
  expect(await compile()).toContain("'until' does not exist");
});
