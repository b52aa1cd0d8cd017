import { type ReactNode, useRef } from "react";
import { lazyComponent } from "../../browser/lazy.tsx";
import { useLazyWhileOpen } from "../../browser/use-lazy-while-open.ts";
import { Button } from "../button.tsx";
import type { MenuItems } from "./menu-list.tsx";

const MenuList = lazyComponent("overlays", "MenuList");

export type MenuProps = {
  /** The accessible name of the list. */
  label: string;
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isDisabled?: boolean;
  /** Whether something that was chosen is still under way. */
  isBusy?: boolean;
  /** For a trigger of an icon alone, which is then named as the list. */
  isSquare?: boolean;
  items: MenuItems;
};

export function Menu({
  label,
  trigger,
  isOpen,
  onOpenChange,
  isDisabled,
  isBusy = false,
  isSquare = false,
  items,
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const List = useLazyWhileOpen(MenuList, isOpen);
  return (
    <>
      <Button
        ref={button}
        {...(isSquare && { square: true, variant: "quiet", "aria-label": label, title: label })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isDisabled}
        busy={isBusy || (isOpen && !List)}
        onClick={() => onOpenChange(!isOpen)}
      >
        {trigger}
      </Button>
      {List && (
        <List label={label} items={items} button={button} onClose={() => onOpenChange(false)} />
      )}
    </>
  );
}
