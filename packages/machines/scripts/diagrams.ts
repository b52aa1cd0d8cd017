import { mkdir, readFile, writeFile } from "node:fs/promises";
import { allMachines } from "machines";
import type { AnyStateMachine } from "xstate";
import { type Arrow, arrowsOf, type State, statesOf } from "./definition.ts";
import { mermaidOf } from "./mermaid.ts";
import { linkTo } from "./sections.ts";

const folder = new URL("../../../docs/machines/", import.meta.url);
const head = "<!-- Generated from the machine by `npx pnpm@10 diagrams`. Not edited by hand. -->";

function pageOf(machine: AnyStateMachine): string {
  const states = statesOf(machine);
  const arrows = arrowsOf(machine, states);
  return `${[
    head,
    `# ${machine.id}`,
    states[0]?.description,
    `\`\`\`mermaid\n${mermaidOf(states, arrows)}\n\`\`\``,
    "An arrow names its event, then its guard in brackets; `always` needs no event. Where an arrow begins or ends inside a box, its label names the state there. An arrow from a dashed box holds in every state beside that box. A line within a state names an event that does not leave it, then the actions.",
    "## States",
    table(
      ["State", "What it is", "Tags", "On entry", "On exit", "Starts", "Section"],
      states.map(stateRow),
    ),
    "## Events",
    "An event without a section follows that of its state.",
    table(
      ["In", "Event", "Guard", "Actions", "To", "What happens", "Section"],
      arrows.map(arrowRow),
    ),
  ].join("\n\n")}\n`;
}

function stateRow({ id, description, tags, entry, exit, starts, section }: State): string[] {
  const names = [tags, entry, exit, starts].map((some) => some.map(code).join(" "));
  return [code(id), description, ...names, linkTo(section)];
}

function arrowRow({ from, to, events, guard, actions, description, section }: Arrow): string[] {
  return [
    code(from.id),
    events.map(code).join(" "),
    guard && code(guard),
    actions.map(code).join(" "),
    to ? code(to.id) : "",
    description,
    section && linkTo(section),
  ];
}

function table(names: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(names), line(names.map(() => "---")), ...rows.map(line)].join("\n");
}

function code(text: string): string {
  return `\`${text}\``;
}

function kebabCase(id: string): string {
  return id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

const isCheck = process.argv.includes("--check");
if (!isCheck) await mkdir(folder, { recursive: true });
for (const machine of allMachines()) {
  const name = `${kebabCase(machine.id)}.md`;
  const page = pageOf(machine);
  if (!isCheck) await writeFile(new URL(name, folder), page);
  else if ((await readFile(new URL(name, folder), "utf8").catch(() => "")) !== page) {
    console.error(`docs/machines/${name} differs from its machine: run \`npx pnpm@10 diagrams\`.`);
    process.exitCode = 1;
  }
}
