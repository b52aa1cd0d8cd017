const hour = 3_600_000;

/** A day of the demo data's time zone, whose service days start at 03:00: 0 is the running one. */
export function serviceDay(ago: number): string {
  const wall = new Date(Date.now() + (6 - 3) * hour - ago * 24 * hour);
  return wall.toISOString().slice(0, 10);
}

/** Walks, and once more if the service day has changed on the way and what was worked out is of the day before. */
export async function withinOneDay(walk: () => Promise<void>): Promise<void> {
  const day = serviceDay(0);
  try {
    await walk();
  } catch (error) {
    if (serviceDay(0) === day) throw error;
    await walk();
  }
}

/** A query for full days, so that no journey depends on the hour at which it is run. */
export const lastWeek = () => `?from_date=${serviceDay(7)}&to_date=${serviceDay(1)}`;

/** As the filter's inputs show it. */
export const shownDay = (day: string) => day.split("-").reverse().join("-");

const long = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** As a report names it in English; its day of the week, which only a weekend's shows, is left out. */
export const namedDay = (day: string) => long.format(new Date(day));
