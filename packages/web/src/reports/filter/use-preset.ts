import type { Filter } from "machines/reports/report-request";
import { type Preset, presetOf } from "machines/time/range-presets";
import { useState } from "react";
import { usePortalValue } from "../../state/portal-context.ts";
import { useReportingClock, useReportingWeek } from "../../state/reporting.tsx";
import { rememberedPreset, rememberPreset } from "./remembered-presets.ts";

/** The preset that a report starts with is the one that the same user last chose there. */
export function usePreset(report: string) {
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
