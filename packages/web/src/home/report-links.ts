import { addDays } from "machines/time/calendar-day";
import type { Module } from "partner-sdk";
import { dayOfModule } from "../reports/definitions/day.ts";

/** The address of a company's report of one service day. */
export function reportOf(module: Module, company: string, day: string): string {
  const query = new URLSearchParams({ company, from_date: day, to_date: addDays(day, 1) });
  return `${dayOfModule[module].report}?${query}`;
}
