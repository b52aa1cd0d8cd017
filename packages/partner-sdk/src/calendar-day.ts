const day = 86_400_000;

/**
 * The date so many days after another one, or before it.
 * @example plusDays("2026-07-01", -1); // "2026-06-30"
 */
export function plusDays(date: string, days: number): string {
  return dateOf(timeOf(date) + days * day);
}

export function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / day;
}

function timeOf(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || dateOf(time) !== date) {
    throw new RangeError(`${date} is not a date in the form YYYY-MM-DD.`);
  }
  return time;
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
