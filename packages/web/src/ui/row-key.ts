const keys = new WeakMap<object, string>();
let last = 0;

/** Rows come without a key of their own. */
export function rowKey(row: object): string {
  const key = keys.get(row) ?? String(++last);
  keys.set(row, key);
  return key;
}
