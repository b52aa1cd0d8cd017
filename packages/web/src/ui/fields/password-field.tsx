import { type ComponentProps, useEffect, useRef, useState } from "react";
import * as words from "#words/sign-in";
import { classNames } from "../class-names.ts";
import * as styles from "./field.css.ts";
import { Field, type FieldText } from "./field.tsx";

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
  const toggle = useRef<HTMLButtonElement>(null);
  // The button in the served page works before this script has loaded.
  useEffect(() => setShown(toggle.current?.ariaPressed === "true"), []);
  return (
    <Field label={label} description={description} error={error} id={id}>
      {(control) => (
        <span className={styles.passwordRow}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...props}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(control.className, styles.passwordInput, className)}
          />
          <button
            ref={toggle}
            type="button"
            className={styles.passwordToggle}
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
