import { knownMigrations, readMigration } from "partner-api";

/** The tables of an earlier version, without what later ones write down of its migrations. */
export function schemaUntil(newest: string): string {
  const steps = knownMigrations()
    .filter((name) => name <= newest)
    .map((name) => {
      const { script, checksum } = readMigration(name);
      return `${script};\ninsert into migrations (name, checksum) values ('${name}', '${checksum}');`;
    });
  return `create table migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
    ${steps.join("\n")}`;
}
