import { type Described, program, type Section, type WrongUse } from "./command.ts";

export const help: [string, string] = ["-h, --help", "Show this help"];

const synopsis = (name: string, command: Described, by: string) =>
  [
    by,
    name,
    ...Object.keys(command.arguments),
    ...Object.entries(command.required).map(([option, { value }]) => `--${option} ${value}`),
    ...Object.entries(command.optional).map(([option, { value }]) => `[--${option} ${value}]`),
    ...Object.keys(command.switches).map((option) => `[--${option}]`),
  ].join(" ");

/** `by` is what is typed before the name. */
export function commandUsage(
  name: string,
  command: Described,
  typed: readonly string[],
  by = program,
): string {
  const valued = Object.entries({ ...command.required, ...command.optional });
  const details = command.details?.(typed);
  return [
    `Usage: ${synopsis(name, command, by)}`,
    [`${command.summary}.`, ...(command.notes ? [command.notes] : [])].join("\n"),
    ...(Object.keys(command.arguments).length > 0
      ? [table({ title: "Arguments", rows: Object.entries(command.arguments) })]
      : []),
    table({
      title: "Options",
      rows: [
        ...valued.map(([option, { value, is }]): [string, string] => [`--${option} ${value}`, is]),
        ...Object.entries(command.switches).map(([option, is]): [string, string] => [
          `--${option}`,
          is,
        ]),
        help,
      ],
    }),
    ...(details ? [table(details.section)] : []),
    example(details?.example ?? command.example, by),
  ].join("\n\n");
}

export const usageError = (
  { message }: WrongUse,
  name: string,
  command: Described,
  by = program,
): string =>
  [message, `Usage: ${synopsis(name, command, by)}`, `For help, run: ${by} ${name} --help`].join(
    "\n",
  );

export const example = (text: string, by = program) => `Example:\n  ${by} ${text}`;

export function table({ title, rows }: Section): string {
  const width = Math.max(...rows.map(([term]) => term.length)) + 2;
  return [`${title}:`, ...rows.map(([term, is]) => `  ${term.padEnd(width)}${is}`)].join("\n");
}
