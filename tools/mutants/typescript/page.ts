import { mutantsOf, type Result, scoreOf } from "./results.ts";
import { isSame, type Survivor } from "./survivors.ts";

/** The section on TypeScript of docs/mutants.md. */
export function sectionOf(results: readonly Result[], letLive: readonly Survivor[]): string {
  const sum = (figure: (result: Result) => number) =>
    results.reduce((total, result) => total + figure(result), 0);
  const row = (name: string, mutants: number, killed: number) =>
    `| ${name} | ${mutants} | ${killed} | ${mutants - killed} | ${scoreOf(killed, mutants).toFixed(1)} % |`;
  const killed = sum((result) => result.killed);
  const all = row("all", sum(mutantsOf), killed);
  return `\`npx pnpm@10 mutants\` changes one thing at a time in the sources (a comparison, a condition, a text, a block) and asks the tests that reach it. A mutant is killed when a test fails, or when nothing ends any more; one with which no test can be loaded is not counted. Which sources and which tests are meant stands in \`tools/mutants/typescript/parts.ts\`: of \`web\` it is what knows no React, which is numbers, how texts are searched and ordered, the rules of reports and of the toll summary, the query of a filter, files, paper, and what a browser keeps. The words that a machine says about itself (\`description\`, \`meta\`) and types are left as they are. A name, such as \`mutants partner-sdk\`, measures one part; this page is written once all of them have been. What was found is kept in \`.cache/mutants\`, part by part: the next run asks again what survived and what has changed, but not what a test has killed; remove the folder to begin anew. The run fails when less than 90 % are killed, when a survivor has no sentence, and when more survive on a line than its sentence is for. A line is known by its package and its text, wherever it stands; the run warns of one that is gone or whose mutants are killed.

| part | mutants | killed | survived | score |
| --- | ---: | ---: | ---: | ---: |
${results.map((result) => row(result.name, mutantsOf(result), result.killed)).join("\n")}
${all}

These survivors are let live; their sentences stand in \`tools/mutants/typescript/let-live\`.

${namedIn(results, letLive)}`;
}

function namedIn(results: readonly Result[], letLive: readonly Survivor[]): string {
  const alive = results.flatMap(({ survivors }) => survivors);
  const packages = [...new Set(letLive.map(({ of }) => of))];
  return packages
    .map((name) => {
      const said = letLive
        .filter(({ of }) => of === name)
        .map((one) => {
          const mutants = alive.filter(isSame(one)).length;
          return `- \`${one.line}\`${mutants > 1 ? ` (${mutants})` : ""}: ${one.why}`;
        });
      return `### ${name}\n\n${said.join("\n")}`;
    })
    .join("\n\n");
}
