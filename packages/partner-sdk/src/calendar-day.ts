const day = 86_400_000;

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
