import { atLeastLetters } from "#words/report";
/** What a field says and takes that needs so many letters or digits. */
export function atLeast(letters: number) {
  const said = atLeastLetters(letters);
  const pattern = `(?:[\\s\\-._\\/]*[^\\s\\-._\\/]){${letters}}.*`;
  return { pattern, description: said };
}
