import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { allMachines } from "machines/inspect/all-machines";
import { type Arrow, arrowsOf, type State, statesOf } from "viewer/drawing/definition.ts";
import type { AnyStateMachine } from "xstate";
import { drawnMachine } from "./drawn-machine.ts";
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
    `![The states of ${machine.id}, and what leads from one to another](${kebabCase(machine.id)}.svg)`,
    "Words on an arrow are an event, then its guard in brackets, then its actions; `always` needs no event. An arrow from the head of a box holds in every state within. What a state hears without being left is written into it; where a machine has too many arrows for words beside them, so is what leads out of it.",
    "## As text",
    `\`\`\`mermaid\n${mermaidOf(states, arrows)}\n\`\`\``,
    "An arrow names its event, then its guard in brackets; `always` needs no event. Where an arrow begins or ends inside a box, its label names the state there. An arrow from a dashed box holds in every state beside that box. A line within a state names an event that does not leave it, then the actions; `itself anew` stands for leaving and entering it.",
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
const pages = new Map<string, string>();
for (const machine of allMachines()) {
  const name = kebabCase(machine.id);
  pages.set(`${name}.md`, pageOf(machine));
  pages.set(`${name}.svg`, await drawnMachine(machine));
}
const existing = (await readdir(folder)).filter((file) => /\.(md|svg)$/.test(file));
for (const file of new Set([...existing, ...pages.keys()])) {
  const url = new URL(file, folder);
  const contents = pages.get(file);
  if (contents === (await readFile(url, "utf8").catch(() => undefined))) continue;
  if (isCheck) {
    console.error(`docs/machines/${file} is out of date: run \`npx pnpm@10 diagrams\`.`);
    process.exitCode = 1;
  } else if (contents === undefined) await rm(url);
  else await writeFile(url, contents);
}
