import { type ComponentProps, useState } from "react";
import * as words from "#words/sign-in";
import { classNames } from "./class-names.ts";
import { Field, type FieldText } from "./field.tsx";
import * as styles from "./password-field.css.ts";

export type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & FieldText;

export function PasswordField({
  label,
  description,
  error,
  id,
  className,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} description={description} error={error} id={id}>
      {(control) => (
        <span className={styles.row}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...props}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(control.className, styles.input, className)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {words.show}
          </button>
        </span>
      )}
    </Field>
  );
}
