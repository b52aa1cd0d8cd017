import CheckIcon from "lucide-react/icons/check";
import type { RefObject } from "react";
import { Autocomplete, useFilter } from "react-aria-components/Autocomplete";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Input, SearchField } from "react-aria-components/SearchField";
import * as styles from "./choice-popover.css.ts";
import { input } from "./field.css.ts";

/** A list of fewer is seen at a glance. */
const searchedFrom = 8;

export type ChoicePopoverProps = {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  choices: readonly { id: string; title: string }[];
  current: string;
  onChoose: (id: string) => void;
  onClose: () => void;
};

export function ChoicePopover(props: ChoicePopoverProps) {
  const { label, trigger, choices, onClose } = props;
  const { contains } = useFilter({ sensitivity: "base" });
  const isSearched = choices.length >= searchedFrom;
  return (
    <I18nProvider locale="en-GB">
      <Popover
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={trigger}
        placement="bottom end"
        offset={4}
        aria-label={label}
        className={styles.popover}
      >
        {isSearched ? (
          <Autocomplete filter={contains}>
            <SearchField autoFocus aria-label="Search" className={styles.search}>
              <Input placeholder="Search" className={input} />
            </SearchField>
            <Choices {...props} />
          </Autocomplete>
        ) : (
          <Choices {...props} autoFocus />
        )}
      </Popover>
    </I18nProvider>
  );
}

function Choices({
  label,
  choices,
  current,
  onChoose,
  onClose,
  autoFocus = false,
}: ChoicePopoverProps & { autoFocus?: boolean }) {
  return (
    <ListBox
      aria-label={label}
      items={choices}
      selectionMode="single"
      selectedKeys={[current]}
      autoFocus={autoFocus}
      className={styles.list}
      renderEmptyState={() => <p className={styles.none}>No match</p>}
    >
      {({ id, title }) => (
        <ListBoxItem
          id={id}
          textValue={title}
          className={styles.choice}
          onPress={() => {
            onClose();
            onChoose(id);
          }}
        >
          <span className={styles.title}>{title}</span>
          {id === current && <CheckIcon className={styles.check} />}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
