import fc from "fast-check";

/** Zones east and west, with half hours, with and without daylight saving. */
export const zones = [
  "UTC",
  "Asia/Dhaka",
  "Asia/Kathmandu",
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];

/** YYYY-MM-DD, from 1970 to 2100. */
export const days = fc
  .integer({ min: 0, max: 47_500 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
