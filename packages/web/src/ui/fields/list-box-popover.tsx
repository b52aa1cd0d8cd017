import checkIcon from "lucide/dist/esm/icons/check.mjs";
import { type RefObject, useMemo, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { SearchField } from "react-aria-components/SearchField";
import { search } from "#words/frame";
import * as words from "#words/overlays";
import { count } from "../../i18n/figures.ts";
import { searchable, searchFor } from "../../i18n/text.ts";
import { Icon } from "../icon.tsx";
import { LocaleProvider } from "../locale-provider.tsx";
import { input } from "./field.css.ts";
import * as styles from "./list-box-popover.css.ts";

export type ListBoxPopoverProps = SearchableListBoxProps & {
  trigger: RefObject<HTMLElement | null>;
  /** Whether it is as wide as its trigger. */
  isAsWide?: boolean;
  onClose: () => void;
};

export function ListBoxPopover({ trigger, isAsWide, onClose, ...list }: ListBoxPopoverProps) {
  const choose = (value: string) => {
    onClose();
    if (value !== list.current) list.onChoose(value);
  };
  return (
    <LocaleProvider>
      <Popover
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={trigger}
        placement={isAsWide ? "bottom start" : "bottom end"}
        offset={4}
        aria-label={list.label}
        className={styles.popover[isAsWide ? "wide" : "own"]}
      >
        <SearchableListBox {...list} onChoose={choose} />
      </Popover>
    </LocaleProvider>
  );
}

/** From so many options on, the list has a search. */
const searchedFrom = 8;
/** Typing finds the others. */
const maxShown = 100;

export type Option = { value: string; label: string; note?: string };

export type SearchableListBoxProps = {
  id?: string;
  label: string;
  options: readonly Option[];
  current?: string;
  onChoose: (value: string) => void;
};

export function SearchableListBox({
  id,
  label,
  options,
  current,
  onChoose,
}: SearchableListBoxProps) {
  const [typed, setTyped] = useState("");
  const found = useMemo(() => matching(options, typed), [options, typed]);
  const isSearched = options.filter(({ value }) => value !== "").length >= searchedFrom;
  const left = found.length - maxShown;
  const list = (
    <ListBox
      aria-label={label}
      autoFocus={!isSearched}
      className={styles.list}
      selectionMode="single"
      selectedKeys={current === undefined ? [] : [current]}
      onSelectionChange={(keys) => onChoose(String([...keys][0] ?? current))}
      items={found.slice(0, maxShown)}
      dependencies={[current]}
      renderEmptyState={() => <p className={styles.note}>{words.noMatch}</p>}
    >
      {({ value, label, note }) => (
        <ListBoxItem id={value} textValue={label} className={styles.option}>
          <span className={styles.words}>{label}</span>
          {note && <span className={styles.value}>{note}</span>}
          {value === current && <Icon of={checkIcon} className={styles.check} />}
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <div id={id} className={styles.frame}>
      {/* Autocomplete without a field keeps the focus from the options. */}
      {isSearched ? (
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField aria-label={search} autoFocus>
            <Input className={input} placeholder={search} />
          </SearchField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
      {left > 0 && <p className={styles.note}>{words.moreToFind(count(left))}</p>}
    </div>
  );
}

function matching(options: readonly Option[], text: string): readonly Option[] {
  const isIn = searchFor(text);
  return options.filter(({ label }) => isIn(searchable(label)));
}
