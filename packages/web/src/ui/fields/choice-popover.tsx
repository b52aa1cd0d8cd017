import type { RefObject } from "react";
import { Popover } from "react-aria-components/Popover";
import { InLanguage } from "../in-language.tsx";
import * as styles from "./choice-popover.css.ts";
import { OptionList, type OptionListProps } from "./option-list.tsx";

export type ChoicePopoverProps = OptionListProps & {
  /** What it hangs on. */
  trigger: RefObject<HTMLElement | null>;
  /** Whether it is as wide as that. */
  isAsWide?: boolean;
  onClose: () => void;
};

/** A list to choose from beside what it changes. */
export function ChoicePopover({ trigger, isAsWide, onClose, ...list }: ChoicePopoverProps) {
  const choose = (value: string) => {
    onClose();
    if (value !== list.current) list.onChoose(value);
  };
  return (
    <InLanguage>
      <Popover
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={trigger}
        placement={isAsWide ? "bottom start" : "bottom end"}
        offset={4}
        aria-label={list.label}
        className={styles.popover[isAsWide ? "wide" : "own"]}
      >
        <OptionList {...list} onChoose={choose} />
      </Popover>
    </InLanguage>
  );
}
