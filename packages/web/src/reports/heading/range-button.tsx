import openIcon from "lucide/dist/esm/icons/chevron-down.mjs";
import type { DateRange } from "machines/time/date-range";
import { type ReactNode, useId, useState } from "react";
import { lazy } from "../../browser/lazy.tsx";
import { useShortcut } from "../../browser/shortcuts.ts";
import { useLazyWhileOpen } from "../../browser/use-lazy-while-open.ts";
import { useReportingWeek, useServiceDay } from "../../state/reporting.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RangeKeys, useRangeChoice } from "../filter/report-range.tsx";
import { rangeInShort } from "../rules/range-in-short.ts";
import * as styles from "./phone-bar.css.ts";
import type { ReportView } from "./use-report-view.ts";

const RangeSheet = lazy("deferred", "RangeSheet");
const ModalDialog = lazy("overlays", "ModalDialog");

export type RangeButtonProps = {
  view: ReportView;
  range: DateRange;
  /** How many rows there are, which stands below it where nothing is compared. */
  count: ReactNode;
};

/** The range in words, which opens all that can be chosen of it. */
export function RangeButton({ view, range: asked, count }: RangeButtonProps) {
  const { comparison, preset } = view;
  const choice = useRangeChoice({
    range: asked,
    preset,
    onChoose: (range, by) => view.choose(({ fields }) => ({ range, fields }), by),
  });
  const today = useServiceDay();
  const week = useReportingWeek();
  const moreId = useId();
  const [opened, setOpened] = useState<"range" | "comparison" | null>(null);
  const isOpen = opened !== null;
  const Sheet = useLazyWhileOpen(RangeSheet, isOpen);
  const Modal = useLazyWhileOpen(ModalDialog, isOpen);
  useShortcut("v", () => comparison.offered.length > 0 && setOpened("comparison"));
  const title = rangeInShort(choice.range, { today, week, preset });
  return (
    <div className={styles.choiceBox}>
      <Button
        className={styles.rangeChoice}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={moreId}
        busy={isOpen && !(Sheet && Modal)}
        onClick={() => setOpened("range")}
      >
        {title}
        <Icon of={openIcon} />
      </Button>
      <p id={moreId} className={styles.more} role={comparison.short ? undefined : "status"}>
        {comparison.short || count}
      </p>
      <RangeKeys {...choice} />
      {Sheet && (
        <Sheet
          {...choice}
          comparison={comparison}
          isAtComparison={opened === "comparison"}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
