import { maxRangeSpan } from "machines/time/date-range";
import { type FormEvent, useState } from "react";
import { Button } from "web/ui/button.tsx";
import { DateRangeField } from "web/ui/fields/date-range-field.tsx";
import { Select } from "web/ui/fields/select.tsx";
import { TextField } from "web/ui/fields/text-field.tsx";
import { Dialog } from "web/ui/overlays/dialog.tsx";
import * as styles from "./gallery.css.ts";

type GalleryFilterProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function GalleryFilter({ isOpen, onOpenChange }: GalleryFilterProps) {
  const [range, setRange] = useState({ from: "2026-06-01", to: "2026-06-07" });
  const [device, setDevice] = useState("");
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onOpenChange(false);
  };
  return (
    <Dialog
      title="Filter"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" form="filter" variant="primary">
          Apply
        </Button>
      }
    >
      <form id="filter" className={styles.form} onSubmit={apply}>
        <DateRangeField
          value={range}
          onChange={setRange}
          max="2026-06-20"
          maxSpan={maxRangeSpan()}
          timeZone={null}
        />
        <Select
          label="Device IDs"
          placeholder="Select a device"
          options={["D-01", "D-02"].map((value) => ({ value, label: value }))}
          value={device}
          onChange={setDevice}
        />
        <TextField label="Stoppage" />
      </form>
    </Dialog>
  );
}
