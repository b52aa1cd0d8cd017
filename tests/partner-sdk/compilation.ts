import { beforeAll, describe, expect, it } from "vitest";
import { frameworkProject } from "./framework-recipes/types.ts";
import { folder, nodeTypes, project, run, tsc } from "./installed-package.ts";
import { recipes, strictest } from "./recipes.ts";

const right = `import { createPartnerClient, getTollplazaSummary } from "partner-sdk";
export const count = async (): Promise<number | string> =>
  (await createPartnerClient({ baseUrl: "" }).call(getTollplazaSummary, { company_id: 1 })).total_entry_count;`;

const head = `import { byWindow, createPartnerClient, getIntracityCounterwiseReport, getIntracitySummary, getTollplazaSummary, getUser, listTollplazaCollections, pagesOf, rowsByWindow, rowsOf } from "partner-sdk";
import { sumOf } from "partner-sdk/money";
const client = createPartnerClient({ baseUrl: "" });
const june = { company_id: 1, from_date: "2026-06-01", to_date: "2026-07-01" };
`;

/** What is refused, and the words that say why. */
const refused = {
  "client.call(getTollplazaSummary, { company: 1 });": "'company' does not exist in type",
  "rowsOf(client, getIntracityCounterwiseReport, june);": 'OperationThat<"answers in pages">',
  "pagesOf(client, getUser, {});": 'OperationThat<"answers in pages">',
  "byWindow(client, listTollplazaCollections, june);":
    'OperationThat<"takes dates and has no pages (rowsByWindow reads those with pages)">',
  "byWindow(client, getUser, june);": 'OperationThat<"takes dates and has no pages',
  "rowsByWindow(client, getIntracitySummary, june);":
    'OperationThat<"takes dates and answers with rows">',
  "sumOf([{ total_fares: 1 }]);": "is not assignable to type 'Figure'",
};
const wrong = head + Object.keys(refused).join("\n");

const kinds = [
  ["nodenext", "module"],
  ["nodenext", "commonjs"],
  ["bundler", "module"],
] as const;

const kindProject = (resolution: string, type: string) =>
  project(`${resolution}-${type}`, {
    "package.json": { type },
    "right.ts": right,
    "wrong.ts": wrong,
    "tsconfig.json": {
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: resolution === "nodenext" ? "nodenext" : "esnext",
        moduleResolution: resolution,
        lib: ["ES2022", "DOM"],
        types: [],
        skipLibCheck: false,
      },
    },
  });

const readmeProject = () =>
  project("recipes-types", {
    "package.json": { type: "module" },
    ...Object.fromEntries(
      Object.entries(recipes).map(([title, code]) => [
        `${title.toLowerCase().replaceAll(" ", "-")}.ts`,
        code,
      ]),
    ),
    "tsconfig.json": { compilerOptions: { ...strictest, typeRoots: [nodeTypes] } },
  });

/** Registers what a compiler says: it is started once, for projects of every kind. */
export function compileEverything(): void {
  let complaints: string[];
  beforeAll(async () => {
    const projects = [
      ...(await Promise.all(kinds.map(([resolution, type]) => kindProject(resolution, type)))),
      await readmeProject(),
      await frameworkProject(),
    ];
    const words = [tsc, "-b", ...projects, "--pretty", "false"];
    const { stdout } = await run(process.execPath, words, { cwd: folder }).catch((error) => error);
    complaints = stdout.split("\n").filter((line: string) => /^\S/.test(line));
  });
  const saidOf = (path: string) => complaints.filter((line) => line.startsWith(path));

  describe.each(kinds)("with %s in a %s package", (...kind) => {
    it("compiles", () => {
      expect(saidOf(`${kind.join("-")}/right.ts`)).toEqual([]);
    });

    it.each(Object.entries(refused).map(([code, why], at) => [code, why, at] as const))(
      "refuses %s for its reason",
      (_code, why, at) => {
        const line = head.split("\n").length + at;
        expect(saidOf(`${kind.join("-")}/wrong.ts(${line},`)).toEqual([
          expect.stringContaining(why),
        ]);
      },
    );
  });

  it("the recipes compile as they stand", () => {
    const known = (line: string) => kinds.some((kind) => line.startsWith(`${kind.join("-")}/`));
    expect(complaints.filter((line) => !known(line))).toEqual([]);
  });
}
