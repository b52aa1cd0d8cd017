import { type ComponentProps, useId } from "react";
import * as styles from "./field.css.ts";

export type CheckboxProps = ComponentProps<"input"> & { label: string; description: string };

export function Checkbox({ label, description, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.checkboxLabel}>
        <input {...props} type="checkbox" className={styles.checkbox} aria-describedby={id} />
        {label}
      </label>
      <div id={id} className={styles.checkboxDescription}>
        {description}
      </div>
    </div>
  );
}
