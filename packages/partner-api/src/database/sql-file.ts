import { readFileSync } from "node:fs";
import type { PreparedQuery, Value } from "./db.ts";

export type SqlFile = { name: string; text: string; parameters: readonly string[] };

const parameter = /(?<![:\w]):([a-z_]+)\b/g;

/** Parameters are written as in psql: `:company_id`. `before` has the first queries of the statement's `with`. */
export function readSqlFile(url: URL, before?: URL): SqlFile {
  const parameters: string[] = [];
  const statement = readFileSync(url, "utf8");
  const written = before
    ? `${readFileSync(before, "utf8")}${statement.replace(/^with\b/m, ",")}`
    : statement;
  const text = written.replace(parameter, (_, name: string) => {
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

export const preparedQuery = (
  file: SqlFile,
  given: Record<string, Value | undefined>,
): PreparedQuery => ({
  name: file.name,
  text: file.text,
  values: valuesFor(file, given),
});
