import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldText } from "./field.tsx";

export type TextFieldProps = ComponentProps<"input"> & FieldText;

export function TextField({
  label,
  isLabelHidden,
  description,
  error,
  id,
  className,
  ...props
}: TextFieldProps) {
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      error={error}
      id={id}
    >
      {(control) => (
        <input
          type="text"
          {...props}
          {...control}
          className={classNames(control.className, className)}
        />
      )}
    </Field>
  );
}
