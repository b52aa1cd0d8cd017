import { timeLabel } from "#words/dates";

/** '2:32 PM' of a time HH:mm of the clock; empty for what is none. */
export function timeOfDay(time: string): string {
  const [, hour = "", minutes = ""] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (!minutes) return "";
  const before = Number(hour) < 12;
  return timeLabel(`${Number(hour) % 12 || 12}:${minutes} ${before ? "AM" : "PM"}`);
}
