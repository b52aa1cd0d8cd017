import { readFileSync } from "node:fs";
import type { Asked, Value } from "./db.ts";

export type SqlFile = { name: string; text: string; parameters: readonly string[] };

const parameter = /(?<![:\w]):([a-z_]+)\b/g;

/** Parameters are written as in psql: `:company_id`. */
export function readSqlFile(url: URL): SqlFile {
  const parameters: string[] = [];
  const text = readFileSync(url, "utf8").replace(parameter, (_, name: string) => {
    if (!parameters.includes(name)) parameters.push(name);
    return `$${parameters.indexOf(name) + 1}`;
  });
  const name =
    url.pathname
      .split("/")
      .pop()
      ?.replace(/\.sql$/, "") ?? "";
  return { name, text, parameters };
}

export const valuesFor = (file: SqlFile, given: Record<string, Value | undefined>) =>
  file.parameters.map((name) => given[name] ?? null);

export const asking = (file: SqlFile, given: Record<string, Value | undefined>): Asked => ({
  name: file.name,
  text: file.text,
  values: valuesFor(file, given),
});
