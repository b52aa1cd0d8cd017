import { type Filter, rangeAlert } from "machines";
import { type Preset, presetRange } from "machines/formats";
import { useState } from "react";
import type { Report } from "../../modules/report.ts";
import { changeQuery, useQuery } from "../../platform/query.ts";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { useReport } from "../../portal/use-report.ts";
import { useReportingWeek } from "../../portal/use-reporting-week.ts";
import { usePreset } from "../range/use-preset.ts";
import { filterIn, withFilter } from "./filter-in-address.ts";
import { inputOf } from "./input-of.ts";

/** A report with the filter that the address asks for, and how to choose another one. */
export function useFilteredReport(
  report: Report,
  company: string,
  parameters: Readonly<Record<string, string>>,
) {
  const query = useQuery();
  const clock = useReportingClock();
  const week = useReportingWeek();
  const preset = usePreset(report.route);
  // A report that is being read does not move on to the next day at 03:00 by itself.
  const [arrived] = useState(() => clock.serviceDay(new Date()));
  const rangeOf = (one: Preset) => presetRange(one, arrived, week);
  const first = (preset.first && rangeOf(preset.first)) ?? rangeOf("Today");
  const askedIn = (one: URLSearchParams) => filterIn(one, report, parameters, first);
  const asked = askedIn(query);
  const opened = useReport(inputOf(report, company, asked));

  /** The address may be ahead of what is drawn. */
  const named = () => askedIn(new URLSearchParams(location.search));
  // The machine alerts to a refused filter and asks the same one again; any other is an address.
  const choose = (change: (filter: Filter) => Filter, name?: Preset) => {
    const last = named();
    const filter = change(last);
    if (rangeAlert(filter.range) !== null) return opened.apply(filter);
    preset.remember(filter, name);
    if (isSame(filter, last, report)) opened.apply(filter);
    else changeQuery((now) => withFilter(now, report, filter));
  };
  const openFilter = () => {
    opened.follow(named());
    opened.openFilter();
  };
  return { opened: { ...opened, openFilter }, asked, choose, preset: preset.last };
}

function isSame(one: Filter, other: Filter, report: Report): boolean {
  const [a, b] = [one, other].map((filter) => withFilter(new URLSearchParams(), report, filter));
  return String(a) === String(b);
}
