/** A date as the API writes it, YYYY-MM-DD, as the filter shows it: DD-MM-YYYY. */
export function shownDate(date: string): string {
  return date.split("-").reverse().join("-");
}
