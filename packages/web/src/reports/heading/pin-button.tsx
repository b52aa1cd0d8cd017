import pinIcon from "lucide/dist/esm/icons/pin.mjs";
import type { ComparisonPeriod } from "machines/time/compared-range";
import type { DateRange } from "machines/time/date-range";
import { type Preset, presetOf } from "machines/time/range-presets";
import { useState } from "react";
import * as words from "#words/frame";
import type { Pin } from "../../browser/pins.ts";
import { useShortcut } from "../../browser/shortcuts.ts";
import { useReportingWeek, useServiceDay } from "../../state/reporting.tsx";
import { usePins } from "../../state/use-pins.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Toast } from "../../ui/layout/toast.tsx";
import type { ModuleEntry } from "../definitions/catalogue.ts";
import type { Screen } from "../definitions/module.ts";
import * as styles from "./pin-button.css.ts";

/** What a screen shows that a pin keeps, or cannot keep. */
export type Pinned = {
  range: DateRange | null;
  /** Which preset the range is, where it may be several. */
  preset: Preset | undefined;
  comparing: ComparisonPeriod | null;
  /** What narrows it and is pinned with it, by entry of its address. */
  narrowing: NonNullable<Pin["narrowing"]>;
  /** The titles of what narrows it and cannot be pinned. */
  leftOut: readonly string[];
};

export type PinProps = { entry: ModuleEntry; screen: Screen; company: string } & Partial<Pinned>;

/** Puts a report on Home with its company, what was chosen to narrow it, comparison and preset, whose dates move on with the day. */
export function usePin(props: PinProps) {
  const {
    entry: { module },
    screen,
    company,
    range,
    preset: chosen,
    comparing,
    narrowing = {},
    leftOut = [],
  } = props;
  const { isPinned, isFull, pin, unpin } = usePins();
  const today = useServiceDay();
  const week = useReportingWeek();
  const preset = (range && presetOf(range, today, week, chosen)) ?? null;
  const one: Pin = {
    ...{ module, route: screen.route, company, preset },
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
  useShortcut("b", () => isPinnable(screen) && press());
  return {
    isOn,
    /** What a press does, with what the pin cannot keep. */
    title: isOn ? words.unpinFromHome : [words.pinToHome, lost].filter(Boolean).join(", "),
    said,
    press,
  };
}

/** A screen that is about one thing is none to come back to. */
export const isPinnable = ({ route }: Screen) => !route.includes(":");

export function PinButton(props: PinProps) {
  const { isOn, title, said, press } = usePin(props);
  return (
    <>
      <Button
        square
        variant="quiet"
        className={styles.pin}
        aria-label={words.pinToHome}
        aria-pressed={isOn}
        title={title}
        onClick={press}
      >
        <Icon of={pinIcon} className={isOn ? styles.on : undefined} />
      </Button>
      <Toast>{said}</Toast>
    </>
  );
}
