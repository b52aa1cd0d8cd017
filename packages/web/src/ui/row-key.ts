const keys = new WeakMap<object, string>();
let last = 0;

/** Rows have no key of their own: each gets one for as long as it lives. */
export function rowKey(row: object): string {
  const key = keys.get(row) ?? String(++last);
  keys.set(row, key);
  return key;
}
