import type { DateRange, Filter } from "machines";
import type { Comparing } from "machines/formats";
import type { Module } from "partner-sdk";
import { useContext, useMemo } from "react";
import type { SameHours } from "../../modules/day.ts";
import type { Report } from "../../modules/report.ts";
import { useIsDayTold, useToday } from "../../portal/use-today.ts";
import type { Row } from "../rules/figures.ts";
import { hasSameHours } from "../rules/same-hours.ts";
import { SameHoursContext } from "./same-hours-context.ts";

export type SameHoursInput = {
  report: Report;
  module: Module;
  company: string;
  filter: Filter;
  /** What is compared, once both are known. */
  compared: { range: DateRange; comparing: Comparing } | null;
  rows: readonly Row[];
  earlier: readonly Row[];
  /** The service day that the rows were fetched on. */
  today: string;
};

/** A running day is no match for a whole one: its totals are compared up to the same hour, where the host tells them. */
export function useSameHours(input: SameHoursInput) {
  const { report, module, company, filter, compared, rows, earlier, today } = input;
  const isTold = useIsDayTold();
  const isWanted =
    isTold && compared !== null && hasSameHours(report, compared, filter.fields, today);
  const { day, failure } = useToday(isWanted);
  const read = useContext(SameHoursContext);
  const { range, comparing } = compared ?? {};
  const hours = useMemo((): SameHours | null => {
    if (!isWanted || !range || !comparing || !read || read === "coming") return null;
    return read(day, { report, module, company, rows, earlier, range, comparing, today });
  }, [isWanted, read, day, report, module, company, rows, earlier, range, comparing, today]);
  const isComing = read === "coming" || (read !== null && day === null && failure === null);
  return {
    /** Null until they are known, and where nothing is compared up to an hour. */
    hours,
    areHoursComing: isWanted && isComing,
  };
}
