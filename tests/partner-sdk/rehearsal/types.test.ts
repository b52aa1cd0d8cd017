import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract, operations } from "../../contract/contract.ts";
import { partnerTypes } from "./partner-types.ts";

const run = promisify(execFile);
const tsc = join(
  dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin/tsc",
);
const root = join(import.meta.dirname, "../../..");
const sources = join(root, "packages/partner-sdk/src");

/** Types of the SDK for each operation: what a user writes, and what a call by it takes and gives. */
const ofOperations = operations.flatMap(({ path, method, operation }) => {
  const constant = `typeof Sdk.${operation.operationId}`;
  const verb = method.toUpperCase();
  const place = `"${verb}", "${path}"`;
  const among = (all: string) => `Extract<${constant}, Sdk.${all}>`;
  return [
    `Sdk.InputOf<${constant}>`,
    `Sdk.DataOf<${constant}>`,
    `Sdk.AnswerOf<${place}>`,
    `Sdk.FailureOf<${place}>`,
    `Sdk.Outcome<${place}>`,
    `Sdk.RowOf<${among("PagedOperation")}>`,
    `typeof clientOfSdk.call<${constant}>`,
    `typeof clientOfSdk.callWithResponse<${constant}>`,
    `typeof clientOfSdk.${verb}<"${path}">`,
    `WithoutClient<typeof Sdk.pagesOf<${among("PagedOperation")}>>`,
    `WithoutClient<typeof Sdk.rowsOf<${among("PagedOperation")}>>`,
    `WithoutClient<typeof Sdk.byWindow<${among("WindowedOperation")}>>`,
    `WithoutClient<typeof Sdk.rowsByWindow<${among("RowsOperation")}>>`,
  ];
});

const ofSchemas = Object.keys(contract.components.schemas).map((name) => `Sdk.Schemas["${name}"]`);

/** What takes a type, and so is not compared by its name alone. */
const ofOthers = [
  'Sdk.PathOf<"GET">',
  'Sdk.PathOf<"POST">',
  'Sdk.StatusErrorWith<Sdk.Schemas["Failure"]>',
  "Sdk.WithResponse<Sdk.User>",
  "keyof Sdk.PartnerClient",
  "Parameters<typeof Sdk.createPartnerClient>",
];

/** All other names that the SDK exports: the client's methods and those above take types. */
const withTypes = [...[...ofOperations, ...ofOthers].join().matchAll(/Sdk\.(\w+)</g)]
  .map(([, name]) => name)
  .concat("PartnerClient", "createPartnerClient");
const index = readFileSync(join(sources, "exports.ts"), "utf8");
const ofNames = [...index.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(
  ([, allTypes, names = ""]) =>
    [...names.matchAll(/(type )?(\w+)/g)]
      .filter(([, , name]) => !withTypes.includes(name))
      .map(([, type, name]) => (allTypes || type ? `Sdk.${name}` : `typeof Sdk.${name}`)),
);

const compared = [...ofNames, ...ofOthers, ...ofSchemas, ...ofOperations];

/** `Now` is the SDK as it stands, `Then` the one that has the other generated file and the other writer. */
const comparison = `
import type * as Now from "${sources}/index.ts";
import type * as Then from "partner-sdk";
declare const clientOfNow: Now.PartnerClient;
declare const clientOfThen: Then.PartnerClient;
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
type WithoutClient<F> =
  F extends (client: never, ...rest: infer Rest) => infer Result ? [Rest, Result] : never;
${compared
  .map((type) => {
    const of = (sdk: string) => type.replaceAll("Sdk", sdk);
    return `true satisfies Same<${of("Now")}, ${of("Then")}>; // ${type}`;
  })
  .join("\n")}
`;

const tsconfig = {
  extends: join(root, "tsconfig.base.json"),
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    paths: {
      "partner-sdk": ["./src/index.ts"],
      "openapi-fetch": [join(import.meta.dirname, "request-writer.ts")],
    },
  },
  files: ["comparison.ts", join(root, "tests/partner-sdk/types.test.ts")],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "other-types-"));
  await cp(sources, join(folder, "src"), { recursive: true });
  await writeFile(join(folder, "comparison.ts"), comparison);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The lines that do not compile, or the types that they compare, in an order that no folder's name decides. */
async function differences(partner: string): Promise<string[]> {
  await writeFile(join(folder, "src/generated/partner.ts"), partner);
  const { stdout } = await run(process.execPath, [tsc, "--pretty", "false"], {
    cwd: folder,
  }).catch((error) => error);
  const lines = [...stdout.matchAll(/^(\S[^(]*)\((\d+),/gm)].map(([, file, line]) => {
    const text = readFileSync(resolve(folder, file), "utf8").split("\n")[line - 1] ?? "";
    return text.replace(/^true satisfies .*; \/\/ /, "");
  });
  return lines.sort();
}

describe("with the types of another generator", () => {
  it("all types of the SDK stay the same, and its type tests hold", async () => {
    expect(await differences(partnerTypes())).toEqual([]);
  });

  it("a field or a parameter that differs is found wherever it is seen", async () => {
    const differing = partnerTypes()
      .replace("free_minutes:", "free_minutes?:")
      .replace("stoppage?: string", "stoppage?: number");
    const report = "/api/offline-counter/reports/{company_id}";
    const fares = "/api/tollplaza/fares/{company_id}";
    const found = [
      // A line of the type tests.
      "    expectTypeOf<InputOf<typeof getOfflineCounterReport>>().toEqualTypeOf<{",
      "Sdk.Schemas",
      'Sdk.Schemas["TollplazaFare"]',
      "Sdk.InputOf<typeof Sdk.getOfflineCounterReport>",
      "typeof clientOfSdk.call<typeof Sdk.getOfflineCounterReport>",
      "typeof clientOfSdk.callWithResponse<typeof Sdk.getOfflineCounterReport>",
      `typeof clientOfSdk.GET<"${report}">`,
      "WithoutClient<typeof Sdk.byWindow<Extract<typeof Sdk.getOfflineCounterReport, Sdk.WindowedOperation>>>",
      "WithoutClient<typeof Sdk.rowsByWindow<Extract<typeof Sdk.getOfflineCounterReport, Sdk.RowsOperation>>>",
      "Sdk.DataOf<typeof Sdk.listTollplazaFares>",
      `Sdk.AnswerOf<"GET", "${fares}">`,
      `Sdk.Outcome<"GET", "${fares}">`,
      "typeof clientOfSdk.call<typeof Sdk.listTollplazaFares>",
      "typeof clientOfSdk.callWithResponse<typeof Sdk.listTollplazaFares>",
      `typeof clientOfSdk.GET<"${fares}">`,
    ];
    expect(await differences(differing)).toEqual(found.sort());
  });
});
