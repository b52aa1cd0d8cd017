import { type Filter, isSameFilter } from "machines/reports/report-request";
import { rangeAlert } from "machines/time/date-range";
import { type Preset, presetOf, presetRange } from "machines/time/range-presets";
import { useState } from "react";
import { changeQuery, useQuery } from "../../browser/query.ts";
import { usePortalValue } from "../../state/portal-context.ts";
import { useReportingClock, useReportingWeek } from "../../state/reporting.tsx";
import type { Report } from "../definitions/report.ts";
import { filterFromQuery, withFilter } from "../definitions/request-at.ts";
import { rememberedPreset, rememberPreset } from "./remembered-presets.ts";

/** The filter that the address asks for, and what a choice of another one leads to: another address, or the same filter once more. */
export function useFilter(report: Report, parameters: Readonly<Record<string, string>>) {
  const query = useQuery();
  const clock = useReportingClock();
  const week = useReportingWeek();
  const preset = usePreset(report.route);
  // A report that is being read does not move on to the next day at 03:00 by itself.
  const [arrived] = useState(() => clock.serviceDay(new Date()));
  const rangeOf = (one: Preset) => presetRange(one, arrived, week);
  const first = (preset.first && rangeOf(preset.first)) ?? rangeOf("Today");
  const filter = filterFromQuery(query, report, parameters, first);
  // The same filter is the same object, however often it is drawn.
  const [known, setKnown] = useState(filter);
  const isKnown = isSameFilter(known, filter);
  if (!isKnown) setKnown(filter);
  const addressFilter = isKnown ? known : filter;
  /** The address may be ahead of what is drawn. */
  const latestFilter = () =>
    filterFromQuery(new URLSearchParams(location.search), report, parameters, first);
  return {
    addressFilter,
    latestFilter,
    /** The preset that the range was last chosen by. */
    preset: preset.last,
    // The machine alerts to a refused filter and asks the same one again; any other is an address.
    choose(apply: (filter: Filter) => void, change: (filter: Filter) => Filter, name?: Preset) {
      const last = latestFilter();
      const next = change(last);
      if (rangeAlert(next.range) !== null) return apply(next);
      preset.remember(next, name);
      if (isSameFilter(next, last)) apply(next);
      else changeQuery((now) => withFilter(now, report, next));
    },
  };
}

/** The preset that a report starts with is the one that the same user last chose there. */
function usePreset(report: string) {
  const user = usePortalValue(({ context }) => context.user);
  const clock = useReportingClock();
  const week = useReportingWeek();
  const [first] = useState(() => rememberedPreset(user, report));
  const remember = ({ range }: Filter, preset?: Preset) => {
    if (!range) return;
    rememberPreset(user, report, preset ?? presetOf(range, clock.serviceDay(new Date()), week));
  };
  return { first, last: rememberedPreset(user, report), remember };
}
