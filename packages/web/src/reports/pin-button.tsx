import pinIcon from "lucide/dist/esm/icons/pin.mjs";
import type { ComparisonPeriod } from "machines/time/compared-range";
import type { DateRange } from "machines/time/date-range";
import { type Preset, presetOf } from "machines/time/range-presets";
import type { Module } from "partner-sdk";
import { useState } from "react";
import * as words from "#words/frame";
import type { Pin } from "../browser/pins.ts";
import { useShortcut } from "../browser/shortcuts.ts";
import { useReportingWeek, useServiceDay } from "../state/reporting.tsx";
import { usePins } from "../state/use-pins.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Toast } from "../ui/layout/toast.tsx";
import * as styles from "./pin-button.css.ts";

export type PinButtonProps = {
  module: Module;
  route: string;
  company: string;
  range?: DateRange | null | undefined;
  /** Which preset the range is, where it may be several. */
  named?: Preset | undefined;
  comparing?: ComparisonPeriod | null;
  /** What narrows it and is pinned with it, by entry of its address. */
  narrowing?: Pin["narrowing"];
  /** The titles of what narrows it and cannot be pinned. */
  leftOut?: readonly string[];
};

/** Puts a report on Home with its company, what was chosen to narrow it, comparison and preset, whose dates move on with the day. */
export function PinButton(props: PinButtonProps) {
  const { module, route, company, range, named, comparing, narrowing = {}, leftOut = [] } = props;
  const { isPinned, isFull, pin, unpin } = usePins();
  const today = useServiceDay();
  const week = useReportingWeek();
  const preset = (range && presetOf(range, today, week, named)) ?? null;
  const one: Pin = {
    ...{ module, route, company, preset },
    ...(comparing && { compare: comparing }),
    ...(Object.keys(narrowing).length > 0 && { narrowing }),
  };
  const isOn = isPinned(one);
  const lost = [
    ...(range && !preset ? [words.withoutTheseDates] : []),
    ...leftOut.map((title) => words.withoutNarrowing(title.toLowerCase())),
    ...(isFull ? [words.inPlaceOfOldestPin] : []),
  ].join(", ");
  const [said, setSaid] = useState("");
  const press = () => {
    setSaid(isOn || !lost ? "" : words.pinnedBut(lost));
    if (isOn) unpin(one);
    else pin(one);
  };
  useShortcut("b", press);
  return (
    <>
      <Button
        square
        variant="quiet"
        className={styles.pin}
        aria-label={words.pinToHome}
        aria-pressed={isOn}
        title={isOn ? words.unpinFromHome : [words.pinToHome, lost].filter(Boolean).join(", ")}
        onClick={press}
      >
        <Icon of={pinIcon} className={isOn ? styles.on : undefined} />
      </Button>
      <Toast>{said}</Toast>
    </>
  );
}
