import { type Described, program, type Section, type WrongUse } from "./command.ts";
import { commands } from "./commands.ts";

const help: [string, string] = ["-h, --help", "Show this help"];

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

export function programUsage(group?: string): string {
  const listed = Object.entries(commands).filter(
    ([name]) => !group || name.startsWith(`${group} `),
  );
  return [
    `Usage: ${program} ${group ? `${group} ` : ""}COMMAND [ARGUMENTS] [OPTIONS]`,
    ...(group ? [] : ["Manage the companies, users and records of the reference partner API."]),
    table({ title: "Commands", rows: listed.map(([name, { summary }]) => [name, summary]) }),
    table({
      title: "Options",
      rows: [help, ...(group ? [] : [["--version", "Show the version"] as [string, string]])],
    }),
    ...(group ? [] : [table(environment)]),
    example(listed[0]?.[1].example ?? ""),
    `For a command's arguments, options and an example, run: ${program} COMMAND --help`,
  ].join("\n\n");
}

const environment: Section = {
  title: "Environment",
  rows: [
    ["DATABASE_URL", "PostgreSQL database to use; without it, the embedded one is used"],
    ["DATA_DIR", "Directory of the embedded database (default: .data in the repository's root)"],
    ["REPORTING_TIMEZONE", "Time zone of the service days (default: Asia/Dhaka)"],
  ],
};

const example = (text: string, by = program) => `Example:\n  ${by} ${text}`;

function table({ title, rows }: Section): string {
  const width = Math.max(...rows.map(([term]) => term.length)) + 2;
  return [`${title}:`, ...rows.map(([term, is]) => `  ${term.padEnd(width)}${is}`)].join("\n");
}
