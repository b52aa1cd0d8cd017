import type { Module } from "partner-sdk";
import type { counted } from "#words/day";
import * as words from "#words/modules";

/** What a module's day counts, and the report that shows the same records. */
export type DayOfModule = {
  counted: keyof typeof counted;
  report: string;
  /** The money that is meant, as the report's column calls it, where the report has other money too. */
  figure?: string;
};

export const dayOfModule: Readonly<Record<Module, DayOfModule>> = {
  intracity: { counted: "tickets", report: "/intracity/counterwise/report/" },
  supervisor: { counted: "tickets", report: "/supervisor/supervisorwise/report" },
  offline_counter: { counted: "tickets", report: "/offline-counter/report" },
  toll_plaza: { counted: "entries", report: "/toll-plaza/report", figure: words.entryAmount },
  waybill: { counted: "waybills", report: "/waybill/report", figure: words.net },
  water: { counted: "tickets", report: "/water/shipwise/report/" },
  intercity: { counted: "seats", report: "/intercity/reservation/report/" },
  counterwise_ticketing: {
    counted: "tickets",
    report: "/counterwise-ticketing/counterwise/report/",
  },
};
