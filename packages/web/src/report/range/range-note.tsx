import type { DateRange } from "machines";
import { rangeLabel, rangeLabelWithHours } from "machines/formats";
import { useId, useState } from "react";
import * as styles from "./range-note.css.ts";

export function RangeNote({ range }: { range: DateRange }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.label}>
      <span>{rangeLabel(range)}</span>
      <button
        type="button"
        className={styles.hours}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Hours
      </button>
      <span id={id} hidden={!isOpen}>
        {isOpen && rangeLabelWithHours(range)}
      </span>
    </span>
  );
}
