import { type ReactNode, useRef } from "react";
import { useOpened } from "../platform/use-opened.ts";
import { Button } from "./button.tsx";
import type { MenuItems } from "./menu-list.tsx";
import { overlays } from "./overlays-door.ts";

export type MenuProps = {
  /** What the list is called for those who cannot see its button. */
  label: string;
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isDisabled?: boolean;
  items: MenuItems;
};

export function Menu({ label, trigger, isOpen, onOpenChange, isDisabled, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const part = useOpened(overlays, isOpen);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isDisabled}
        busy={isOpen && !part}
        onClick={() => onOpenChange(!isOpen)}
      >
        {trigger}
      </Button>
      {part && (
        <part.MenuList
          label={label}
          items={items}
          button={button}
          onClose={() => onOpenChange(false)}
        />
      )}
    </>
  );
}
