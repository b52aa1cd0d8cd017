import type { Module } from "partner-sdk";

/** What a module's day counts, in words for one and for more, and the report that shows the same records. */
export type DayOfModule = { counted: readonly [one: string, more: string]; report: string };

/** The totals of a running day and of the day that it is set against, both up to the same hour. */
export type SameHours = {
  /** '2:00 PM' */
  until: string;
  /** 'last Saturday', 'the 7 days before,': what stands before 'until 2:00 PM' */
  against: string;
  totals: readonly SameHourTotal[];
};

export type SameHourTotal = {
  title: string;
  field: string;
  now: string;
  before: string;
  /** '+12' */
  change: string;
  /** '+2.5%' */
  share: string;
};

const tickets = ["ticket", "tickets"] as const;

export const dayOfModule: Readonly<Record<Module, DayOfModule>> = {
  intracity: { counted: tickets, report: "/intracity/counterwise/report/" },
  supervisor: { counted: tickets, report: "/supervisor/supervisorwise/report" },
  offline_counter: { counted: tickets, report: "/offline-counter/report" },
  toll_plaza: { counted: ["entry", "entries"], report: "/toll-plaza/report" },
  waybill: { counted: ["waybill", "waybills"], report: "/waybill/report" },
  water: { counted: tickets, report: "/water/shipwise/report/" },
  intercity: { counted: ["seat", "seats"], report: "/intercity/reservation/report/" },
  counterwise_ticketing: {
    counted: tickets,
    report: "/counterwise-ticketing/counterwise/report/",
  },
};
