import switchIcon from "lucide/dist/esm/icons/chevrons-up-down.mjs";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconNode } from "../icon.tsx";
import { Field, type FieldText } from "./field.tsx";
import * as styles from "./select.css.ts";

export type SelectProps = Omit<ComponentProps<"select">, "value" | "onChange" | "children"> &
  FieldText & {
    /** Shown while nothing is chosen. Choosing it clears the choice. */
    placeholder: string;
    options: readonly { value: string; label: string }[];
    value: string;
    onChange: (value: string) => void;
    icon?: IconNode;
  };

/** As wide as its icon: its label and what is chosen are not seen. */
export function IconSelect(props: SelectProps & { icon: IconNode }) {
  return (
    <span className={styles.iconOnly}>
      <Select {...props} />
    </span>
  );
}

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
  icon = switchIcon,
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
          <Icon of={icon} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
