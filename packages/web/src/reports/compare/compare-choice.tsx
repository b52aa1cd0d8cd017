import { useRef } from "react";
import * as words from "#words/report";
import { useShortcut } from "../../browser/shortcuts.ts";
import { Select } from "../../ui/fields/select.tsx";
import { isComparisonPeriod } from "../rules/compared-ranges.ts";
import * as styles from "./compare-choice.css.ts";
import type { useComparison } from "./use-comparison.ts";

type CompareChoiceProps = Pick<ReturnType<typeof useComparison>, "offered" | "chosen" | "choose">;

export function CompareChoice({ offered, chosen, choose }: CompareChoiceProps) {
  const field = useRef<HTMLSelectElement>(null);
  useShortcut("v", () => field.current?.focus());
  if (offered.length === 0) return null;
  return (
    <div className={styles.choice}>
      <Select
        ref={field}
        label={words.compareWith}
        isLabelHidden
        className={chosen ? styles.on : styles.off}
        placeholder={chosen ? words.noComparison : words.compare}
        options={offered.map(({ comparing, title }) => ({ value: comparing, label: title }))}
        value={chosen ?? ""}
        onChange={(value) => choose(isComparisonPeriod(value) ? value : null)}
      />
    </div>
  );
}
