import type { DateRange } from "machines";
import { type Preset, presetRange, presets } from "machines/formats";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { Button } from "../../ui/button.tsx";

export type PresetButtonsProps = {
  range: DateRange;
  onChoose: (range: DateRange, preset: Preset) => void;
};

export function PresetButtons({ range, onChoose }: PresetButtonsProps) {
  const today = useReportingClock().serviceDay(new Date());
  return presets.map((preset) => {
    const { from, to } = presetRange(preset, today);
    return (
      <Button
        key={preset}
        aria-pressed={from === range.from && to === range.to}
        onClick={() => onChoose({ from, to }, preset)}
      >
        {preset}
      </Button>
    );
  });
}
