import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./migrations/", import.meta.url);

export type Migration = {
  name: string;
  script: string;
  checksum: string;
  /** Begins with "yes" where the version before it can run on a database that has it, and otherwise with "no". */
  wayBack: string;
};

const wayBackLine = /^-- Way back: (.+)\.\n/m;

export const knownMigrations = () => readdirSync(folder).sort();

export function readMigration(name: string): Migration {
  const text = readFileSync(new URL(name, folder), "utf8");
  const [, wayBack = "no"] = wayBackLine.exec(text) ?? [];
  // The line came after databases had applied the first migrations, and may be reworded.
  const script = text.replace(wayBackLine, "");
  const checksum = createHash("sha256").update(script).digest("hex");
  return { name, script, checksum, wayBack };
}
