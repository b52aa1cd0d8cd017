const keys = new WeakMap<object, string>();
let last = 0;

/** A refreshed row keeps the key of the old one, so that React keeps its element. */
export function keepRowKey(row: object, old: object): void {
  keys.set(row, rowKey(old));
}

/** Rows have no id. */
export function rowKey(row: object): string {
  const key = keys.get(row) ?? String(++last);
  keys.set(row, key);
  return key;
}
