import type { Filter } from "machines";
import { type Preset, presetOf } from "machines/formats";
import { useState } from "react";
import { usePortalValue } from "../../portal/portal-context.ts";
import { rememberedPreset, rememberPreset } from "./remembered-presets.ts";

/** The preset that a report starts with is the one that the same user last chose there. */
export function usePreset(report: string) {
  const user = usePortalValue(({ context }) => context.user);
  const [first] = useState(() => rememberedPreset(user, report));
  const remember = ({ range }: Filter, preset?: Preset) => {
    if (range) rememberPreset(user, report, preset ?? presetOf(range, new Date()));
  };
  return { first, remember };
}
