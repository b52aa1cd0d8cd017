import { type Preset, presets } from "machines/time/range-presets";
import { readUserItem, writeUserItem } from "../../browser/user-storage.ts";

type Presets = { user: string; reports: Readonly<Record<string, unknown>> };

/** The name of the preset that a user last chose in a report: its dates move on with the day. */
export function rememberedPreset(user: string | null, report: string): Preset | undefined {
  const name = reportsOf(user)[report];
  return presets.find((preset) => preset === name);
}

export function rememberPreset(user: string | null, report: string, preset?: Preset): void {
  if (user === null) return;
  const { [report]: _, ...others } = reportsOf(user);
  const reports = preset ? { ...others, [report]: preset } : others;
  writeUserItem<Presets>("presets", { user, reports });
}

function reportsOf(user: string | null): Presets["reports"] {
  const own = readUserItem("presets") as Presets | null;
  return (own?.user === user && own?.reports) || {};
}
