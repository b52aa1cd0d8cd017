import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./field.css.ts";

export type FieldText = {
  label: string;
  /** Only visually hidden. */
  isLabelHidden?: boolean | undefined;
  description?: ReactNode;
  error?: ReactNode;
};

type ControlProps = {
  id: string;
  className: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

export function Field({
  label,
  isLabelHidden,
  description,
  error,
  id: givenId,
  children,
}: FieldText & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? styles.hiddenLabel : styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
        ...(error ? { "aria-invalid": true as const } : {}),
      })}
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {description}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export function Form({ className, ...props }: ComponentProps<"form">) {
  return <form {...props} className={classNames(styles.form, className)} />;
}
