import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../packages/partner-api/src/database/migrations/", import.meta.url);

/** The tables of an earlier version, as it has made them itself: without what later ones know of its migrations. */
export function schemaUntil(newest: string): string {
  const names = readdirSync(folder)
    .sort()
    .filter((each) => each <= newest);
  const steps = names.map((each) => {
    const script = readFileSync(new URL(each, folder), "utf8");
    const checksum = createHash("sha256").update(script).digest("hex");
    return `${script};\ninsert into migrations (name, checksum) values ('${each}', '${checksum}');`;
  });
  return `create table migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
    ${steps.join("\n")}`;
}
