import fc from "fast-check";

/** Zones east and west, with half hours, with and without daylight saving. */
export const zones = [
  "UTC",
  "Asia/Dhaka",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "America/New_York",
  "Europe/London",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];

/** YYYY-MM-DD, from 1970 to 2100. */
export const days = fc
  .integer({ min: 0, max: 47_500 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

/** What the clock on a zone's wall shows at a moment, by the platform's own formatting. */
export function wallParts(moment: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return { date: `${year}-${month}-${day}`, hour: Number(hour), minute, second };
}
