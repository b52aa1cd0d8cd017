import type { DataOf, getToday, Module } from "partner-sdk";
import { modulesWithFeature } from "../../features.ts";

export type Day = DataOf<typeof getToday>;
export type CompanyToday = Day["companies"][number];
type Figures = CompanyToday["today"];

/** Saturday, 2:32 PM in Dhaka. */
export const now = "2026-11-21T14:32:00+06:00";

/** What a host says that tells of the day. */
export const told = {
  features: [...modulesWithFeature, "today"],
  reporting: { time_zone: "Asia/Dhaka" },
};

/** Of a day whose hours, from 03:00 on, took so much, for one ticket per ten. */
function figures(amounts: readonly number[], fullHours: number): Figures {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const until = amounts.slice(0, fullHours);
  return {
    total_count: sum(amounts) / 10,
    total_amount: sum(amounts),
    until: { total_count: sum(until) / 10, total_amount: sum(until) },
    hours: { counts: amounts.map((amount) => amount / 10), amounts: [...amounts] },
  };
}

const quiet = (hours: number) => Array.from({ length: hours }, () => 0);

/** Ten tickets at 9:00 AM and one in the running hour; last week eight, and eight more in the evening. */
export function companyDay(
  module: Module,
  company_id: string | number,
  last_record_at: string | null = "2026-11-21T14:30:00+06:00",
): CompanyToday {
  return {
    module,
    company_id,
    today: figures([...quiet(6), 100, ...quiet(4), 10], 11),
    last_week: figures([...quiet(6), 80, ...quiet(9), 80, ...quiet(7)], 11),
    last_record_at,
  };
}

export function dayOf(companies: CompanyToday[], more: Partial<Day> = {}): Day {
  return {
    at: now,
    service_day: "2026-11-21",
    compared_day: "2026-11-14",
    compared_until: "14:00",
    companies,
    ...more,
  };
}

/** Both companies of Water, and Water alone. */
export const both = [companyDay("water", "w1"), companyDay("water", "w2")];
export const water = {
  water_companies: [
    { _id: "w1", name: "Sundarban Navigation" },
    { _id: "w2", name: "Parabat" },
  ],
};
