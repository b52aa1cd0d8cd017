import type { DateRange } from "machines";
import type { Comparing } from "machines/formats";
import type { Module } from "partner-sdk";
import { createContext } from "react";
import type { SameHours } from "../../modules/day.ts";
import type { Report } from "../../modules/report.ts";
import type { Row } from "../rules/figures.ts";

/** A report of a range that ends with the running day, and that of the range that it is set against. */
export type ComparedReport = {
  report: Report;
  module: Module;
  company: string;
  rows: readonly Row[];
  earlier: readonly Row[];
  range: DateRange;
  comparing: Comparing;
  /** The running day, as the portal knows it. */
  today: string;
};

/** Reads what the host told of the running day; null while there is nothing to compare. */
export type ReadSameHours = (day: unknown, compared: ComparedReport) => SameHours | null;

/** `coming` until the script has come that reads the day; null where it has not. */
export const SameHoursContext = createContext<ReadSameHours | "coming" | null>(null);
