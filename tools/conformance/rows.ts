/** Of an answer nothing is certain: what is not there is undefined. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export type Rows = { at: string; rows: unknown[] };

/** The rows of `data`, which is a list or has one; undefined where it has none. */
export function rowsOf(data: unknown): Rows | undefined {
  if (Array.isArray(data)) return { at: "data", rows: data };
  const name = ["rows", "days", "companies"].find((each) => Array.isArray(fieldOf(data, each)));
  return name ? { at: `data.${name}`, rows: listIn(fieldOf(data, name)) } : undefined;
}

/** An id as an address has it. */
export function idIn(value: unknown): string | undefined {
  return typeof value === "number" || (typeof value === "string" && value !== "")
    ? String(value)
    : undefined;
}
