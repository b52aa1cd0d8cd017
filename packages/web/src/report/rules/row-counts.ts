import { count } from "machines/formats";

export function rowsInWords(all: number): string {
  return all === 1 ? "1 row" : `${count(all)} rows`;
}

export function foundInWords(found: number, all: number): string {
  return `${count(found)} of ${rowsInWords(all)}`;
}

export function allInWords(all: number): string {
  return all === 1 ? "The only row" : `All ${rowsInWords(all)}`;
}

export function fetchedInWords(all: number): string {
  return `${rowsInWords(all)} fetched`;
}

/** Empty where none did. */
export function changedInWords(changed: number): string {
  return changed === 0 ? "" : `${rowsInWords(changed)} changed`;
}
