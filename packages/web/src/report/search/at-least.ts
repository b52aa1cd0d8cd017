/** What a field says and takes that needs so many letters or digits. */
export function atLeast(letters: number) {
  const words = `At least ${letters} letters or digits; spaces and dashes do not count, and case does not matter.`;
  const pattern = `(?:[\\s\\-._\\/]*[^\\s\\-._\\/]){${letters}}.*`;
  return { pattern, title: words, description: words };
}
