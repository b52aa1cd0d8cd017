import SwitchIcon from "lucide-react/icons/chevrons-up-down";
import { useId, useRef, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import * as styles from "./choice-select.css.ts";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import { type Option, OptionList } from "./option-list.tsx";
import { chevron, row } from "./select.css.ts";

export type ChoiceSelectProps = {
  label: string;
  /** Shown while nothing is chosen. Choosing it clears the choice. */
  placeholder: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

/** A select whose list may be long: it can be searched. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { label, placeholder, options, value, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const choose = (next: string) => {
    setIsOpen(false);
    onChange(next);
  };
  return (
    <Field label={label}>
      {(control) => (
        <span className={row}>
          <button
            {...control}
            ref={button}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            className={classNames(control.className, styles.button)}
            data-placeholder={chosen ? undefined : ""}
            onClick={() => setIsOpen(!isOpen)}
          >
            {chosen?.label ?? placeholder}
          </button>
          <SwitchIcon className={chevron} />
          <I18nProvider locale="en-GB">
            <Popover
              className={styles.list}
              triggerRef={button}
              placement="bottom start"
              offset={4}
              aria-label={label}
              isNonModal
              shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
              isOpen={isOpen}
              onOpenChange={setIsOpen}
            >
              <OptionList
                id={listId}
                label={label}
                options={[{ value: "", label: placeholder }, ...options]}
                current={value}
                onChoose={choose}
              />
            </Popover>
          </I18nProvider>
        </span>
      )}
    </Field>
  );
}
