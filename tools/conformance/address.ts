import type { Operation } from "partner-api";

/** What a path and a query are made of; what the operation does not take is left out. */
export type Values = Record<string, string | undefined>;

export const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

export function addressOf({ path, query }: Operation, values: Values): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && query.has(name)) asked.set(name, value);
  }
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
  return asked.size > 0 ? `${at}?${asked}` : at;
}
