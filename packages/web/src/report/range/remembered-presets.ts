import { type Preset, presets } from "machines/formats";

type Kept = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const entry = "presets";

/** The preset that the user last chose in a report: its name, never its dates. */
export function rememberedPreset(user: string | null, report: string): Preset | undefined {
  const kept = user === null ? undefined : allKept()[user]?.[report];
  return presets.find((preset) => preset === kept);
}

/** Without a preset, the report's is forgotten. */
export function rememberPreset(user: string | null, report: string, preset?: Preset): void {
  if (user === null) return;
  const kept = allKept();
  const { [report]: _, ...others } = kept[user] ?? {};
  const own = preset ? { ...others, [report]: preset } : others;
  try {
    localStorage.setItem(entry, JSON.stringify({ ...kept, [user]: own } satisfies Kept));
  } catch {
    // Where nothing can be stored, a report starts with the running service day.
  }
}

function allKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? "null") ?? {};
  } catch {
    return {};
  }
}
