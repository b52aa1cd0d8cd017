import switchIcon from "lucide/dist/esm/icons/chevrons-up-down.mjs";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Field, type FieldText } from "./field.tsx";
import * as styles from "./select.css.ts";

export type SelectProps = Omit<ComponentProps<"select">, "value" | "onChange" | "children"> &
  FieldText & {
    /** Shown while nothing is chosen. Choosing it clears the choice. */
    placeholder: string;
    options: readonly { value: string; label: string }[];
    value: string;
    onChange: (value: string) => void;
  };

export function Select({
  label,
  isLabelHidden,
  description,
  error,
  id,
  className,
  placeholder,
  options,
  value,
  onChange,
  ...props
}: SelectProps) {
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error}
      id={id}
    >
      {(control) => (
        <span className={styles.row}>
          <select
            {...props}
            {...control}
            className={classNames(control.className, styles.select, className)}
            data-placeholder={value === "" ? "" : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option className={styles.option} value="">
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} className={styles.option} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={switchIcon} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
