import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contract, operations } from "../contract/contract.ts";
import { partnerTypes } from "./rehearsal/partner-types.ts";

type Text = { text: string };
/** What this test uses of the compiler that the SDK is built with; the workspace's own has no API any more. */
type Compiler = {
  sys: { fileExists(file: string): boolean; directoryExists(folder: string): boolean };
  ScriptSnapshot: { fromString(text: string): object };
  getDefaultLibFilePath(options: object): string;
  createLanguageService(host: object): {
    getQuickInfoAtPosition(file: string, at: number): { documentation?: Text[] } | undefined;
  };
};
const sdk = join(import.meta.dirname, "../../packages/partner-sdk");
const compiler = createRequire(join(sdk, "package.json"))("typescript") as Compiler;

/** The sources, and the same ones with the types of another generator. */
const sources = join(sdk, "src");
const rehearsed = join(sdk, "rehearsed");
const code = `
import { createPartnerClient, getIntracityCounterwiseReport, getTollplazaSummary, getToday } from "./index.ts";
const client = createPartnerClient({ baseUrl: "" });
const [row] = await client.call(getIntracityCounterwiseReport, { company_id: 1, from_date: "", to_date: "" });
row.total_fares;
row.total_tickets;
const summary = await client.call(getTollplazaSummary, { company_id: 1 });
summary.total_overstay_amount;
getToday;
`;

const options = {
  module: 99,
  moduleResolution: 100,
  target: 9,
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
};
const written: Record<string, string> = {
  [join(sources, "hover.ts")]: code,
  [join(rehearsed, "hover.ts")]: code,
  [join(rehearsed, "generated/partner.ts")]: partnerTypes(),
};
const inSources = (path: string) => path.replace(rehearsed, sources);
const isFile = (file: string) => file in written || compiler.sys.fileExists(inSources(file));
const textOf = (file: string) =>
  isFile(file) ? (written[file] ?? readFileSync(inSources(file), "utf8")) : undefined;
const editor = compiler.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => Object.keys(written).filter((file) => file.endsWith("/hover.ts")),
  getScriptVersion: () => "1",
  getScriptSnapshot: (file: string) => {
    const text = textOf(file);
    return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => sdk,
  getDefaultLibFileName: compiler.getDefaultLibFilePath,
  fileExists: isFile,
  readFile: textOf,
  directoryExists: (folder: string) => compiler.sys.directoryExists(inSources(folder)),
});

function hover(folder: string, over: string): string {
  const at = code.lastIndexOf(over) + over.length - 1;
  const program = join(folder, "hover.ts");
  const { documentation } = editor.getQuickInfoAtPosition(program, at) ?? {};
  return (documentation ?? []).map(({ text }) => text).join("");
}

/** A field may have a text of its own beside what it refers to. */
function fieldText(over: string): string | undefined {
  const [of, field = ""] = over.split(".");
  const schema = contract.components.schemas[of === "row" ? "CounterRow" : "TollplazaSummary"];
  const { properties } = schema as { properties: Record<string, { description?: string }> };
  return properties[field]?.description;
}

function described(schema: string): string | undefined {
  return (contract.components.schemas[schema] as { description?: string }).description;
}

describe.each([
  ["the generated types", sources],
  ["another generator's types", rehearsed],
])("what an editor shows with %s", (_types, folder) => {
  it.each([
    ["row.total_fares", "Amount"],
    ["row.total_tickets", "Count"],
    ["summary.total_overstay_amount", "TollAmount"],
  ])("over %s is what the contract says of it, or of a %s", (over, schema) => {
    const own = fieldText(over);
    expect(hover(folder, over)).toBe((own ?? described(schema))?.trim());
    expect(hover(folder, over)).not.toBe("");
  });

  it("over an operation is all that the contract says of it", () => {
    const today = operations.filter(({ path }) => path === "/api/today");
    const [{ summary, description }] = today.map(({ operation }) => operation) as unknown as [
      { summary: string; description: string },
    ];
    expect(hover(folder, "getToday")).toBe(`${summary}.\n\n${description.trim()}`);
  });
});
