import { program, type Section } from "./command.ts";
import { commands } from "./commands.ts";
import { example, help, table } from "./usage.ts";

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
