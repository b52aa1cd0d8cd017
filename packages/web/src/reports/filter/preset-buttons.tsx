import type { DateRange } from "machines/time/date-range";
import {
  type AvailablePreset,
  availablePresets,
  type Preset,
  presetOf,
} from "machines/time/range-presets";
import * as words from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { useReportingWeek, useServiceDay } from "../../state/reporting.tsx";
import { Button } from "../../ui/button.tsx";

export type PresetButtonsProps = {
  range: DateRange;
  /** Which preset it is, where it may be several. */
  preset?: Preset | undefined;
  onChoose: (range: DateRange, preset: Preset) => void;
};

export function PresetButtons({ range, preset, onChoose }: PresetButtonsProps) {
  const { offered, today, week } = useOfferedPresets();
  const pressed = presetOf(range, today, week, preset);
  return offered.map(({ preset: one, range: { from, to } }) => (
    <Button key={one} aria-pressed={one === pressed} onClick={() => onChoose({ from, to }, one)}>
      {words.preset(one)}
    </Button>
  ));
}

/** The keys that choose the same. */
export function PresetKeys({ onChoose }: Pick<PresetButtonsProps, "onChoose">) {
  return useOfferedPresets().offered.map((offered) => (
    <PresetKey key={offered.preset} offered={offered} onChoose={onChoose} />
  ));
}

type PresetKeyProps = Pick<PresetButtonsProps, "onChoose"> & { offered: AvailablePreset };

function PresetKey({ offered: { key, range, preset }, onChoose }: PresetKeyProps) {
  useShortcut(key, () => onChoose(range, preset));
  return null;
}

function useOfferedPresets() {
  const today = useServiceDay();
  const week = useReportingWeek();
  return { offered: availablePresets(today, week), today, week };
}
