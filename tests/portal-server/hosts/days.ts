const hour = 3_600_000;

/** A service day in Dhaka, which begins at 03:00: 0 is the running one. */
export const dayBefore = (ago: number): string =>
  new Date(Date.now() + (6 - 3 - ago * 24) * hour).toISOString().slice(0, 10);

/** A moment of a service day, between 04:30 and 23:30 in Dhaka. */
export const momentOf = (day: string, index: number): string =>
  `${day}T${String(4 + (index % 20)).padStart(2, "0")}:30:00+06:00`;

/** 2026-06-01 as 01-06-2026, and the other way round. */
export const turned = (day: string): string => day.split("-").reverse().join("-");
