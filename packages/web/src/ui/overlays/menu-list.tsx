import type { RefObject } from "react";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { LocaleProvider } from "../locale-provider.tsx";
import * as styles from "./menu.css.ts";

export type MenuItems = readonly { title: string; onChoose: () => void; isDisabled?: boolean }[];

export type MenuListProps = {
  label: string;
  items: MenuItems;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
};

export function MenuList({ label, items, button, onClose }: MenuListProps) {
  return (
    <LocaleProvider>
      <Popover
        className={styles.list}
        triggerRef={button}
        placement="bottom end"
        offset={4}
        aria-label={label}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Menu
          aria-label={label}
          autoFocus="first"
          className={styles.items}
          onClose={onClose}
          onAction={(title) => items.find((item) => item.title === title)?.onChoose()}
        >
          {items.map(({ title, isDisabled = false }) => (
            <MenuItem key={title} id={title} isDisabled={isDisabled} className={styles.item}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </LocaleProvider>
  );
}
