export function companiesInWords(count: number): string {
  return count === 1 ? "1 company" : `${count} companies`;
}
