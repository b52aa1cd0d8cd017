const keys = new WeakMap<object, string>();
let last = 0;

/** A row that takes the place of another stays in the page. */
export function keepRowKey(row: object, old: object): void {
  keys.set(row, rowKey(old));
}

/** Rows come without a key of their own. */
export function rowKey(row: object): string {
  const key = keys.get(row) ?? String(++last);
  keys.set(row, key);
  return key;
}
