import { mutantsOf, type Result, scoreOf } from "./results.ts";

/** The section on TypeScript of docs/mutants.md. */
export function sectionOf(results: readonly Result[]): string {
  const sum = (figure: (result: Result) => number) =>
    results.reduce((total, result) => total + figure(result), 0);
  const row = (name: string, mutants: number, killed: number) =>
    `| ${name} | ${mutants} | ${killed} | ${mutants - killed} | ${scoreOf(killed, mutants).toFixed(1)} % |`;
  const killed = sum((result) => result.killed);
  const all = row("all", sum(mutantsOf), killed);
  return `\`npx pnpm@10 mutants\` mutates the sources named in \`tools/mutants/typescript/parts.ts\` (of \`web\`, those without React) and runs the tests that reach them. A failing or endless test kills a mutant. Descriptions (\`description\`, \`meta\`) and types are left alone. \`mutants partner-sdk\` measures one part; this section is written after all parts. Results are in \`.cache/mutants\`: the next run repeats survivors and changed sources; delete the folder to start over. The run fails below 90 %, and when a line has more survivors than \`tools/mutants/typescript/let-live\` explains.

| part | mutants | killed | survived | score |
| --- | ---: | ---: | ---: | ---: |
${results.map((result) => row(result.name, mutantsOf(result), result.killed)).join("\n")}
${all}`;
}
