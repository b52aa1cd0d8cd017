import switchIcon from "lucide/dist/esm/icons/chevrons-up-down.mjs";
import { useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Field } from "./field.tsx";
import { ListBoxPopover, type Option } from "./list-box-popover.tsx";
import * as styles from "./select.css.ts";

export type SearchableSelectProps = {
  label: string;
  /** Shown while nothing is chosen. Choosing it clears the choice. */
  placeholder: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

export function SearchableSelect(props: SearchableSelectProps) {
  const { label, placeholder, options, value, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label}>
      {(control) => (
        <span className={styles.row}>
          <button
            {...control}
            ref={button}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            className={classNames(control.className, styles.button)}
            data-placeholder={chosen ? undefined : ""}
            onClick={() => setIsOpen(!isOpen)}
          >
            {chosen?.label ?? placeholder}
          </button>
          <Icon of={switchIcon} className={styles.chevron} />
          {isOpen && (
            <ListBoxPopover
              id={listId}
              label={label}
              trigger={button}
              isAsWide
              options={[{ value: "", label: placeholder }, ...options]}
              current={value}
              onChoose={onChange}
              onClose={() => setIsOpen(false)}
            />
          )}
        </span>
      )}
    </Field>
  );
}
