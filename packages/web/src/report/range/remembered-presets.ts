import { type Preset, presets } from "machines/formats";
import { store, storedJson } from "../../platform/stored.ts";

type Kept = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const entry = "presets";

/** The name of the preset that a user last chose in a report: its dates move on with the day. */
export function rememberedPreset(user: string | null, report: string): Preset | undefined {
  const kept = user === null ? undefined : allKept()[user]?.[report];
  return presets.find((preset) => preset === kept);
}

export function rememberPreset(user: string | null, report: string, preset?: Preset): void {
  if (user === null) return;
  const kept = allKept();
  const { [report]: _, ...others } = kept[user] ?? {};
  const own = preset ? { ...others, [report]: preset } : others;
  store("device", entry, JSON.stringify({ ...kept, [user]: own } satisfies Kept));
}

function allKept(): Kept {
  return (storedJson("device", entry) as Kept | null) ?? {};
}
