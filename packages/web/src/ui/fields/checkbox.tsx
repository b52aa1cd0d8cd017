import { type ComponentProps, useId } from "react";
import * as styles from "./checkbox.css.ts";

export type CheckboxProps = ComponentProps<"input"> & { label: string; description: string };

export function Checkbox({ label, description, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input {...props} type="checkbox" className={styles.box} aria-describedby={id} />
        {label}
      </label>
      <div id={id} className={styles.description}>
        {description}
      </div>
    </div>
  );
}
