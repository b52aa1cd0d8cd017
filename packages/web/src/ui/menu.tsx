import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "./button.tsx";
import * as styles from "./menu.css.ts";

export type MenuProps = {
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isDisabled?: boolean;
  items: readonly { title: string; onChoose: () => void }[];
};

export function Menu({ trigger, isOpen, onOpenChange, isDisabled, items }: MenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector("button")?.focus();
    const pressed = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, [isOpen]);

  const leave = () => {
    onOpenChange(false);
    button.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    if (!step || buttons.length === 0) return;
    event.preventDefault();
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((at + step) % buttons.length)?.focus();
  };
  const keys = { onKeyDown: move };
  return (
    <div ref={frame} className={styles.frame} {...keys}>
      <Button
        ref={button}
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => onOpenChange(!isOpen)}
      >
        {trigger}
      </Button>
      {isOpen && (
        <ul ref={list} className={styles.list}>
          {items.map(({ title, onChoose }) => (
            <li key={title}>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  leave();
                  onChoose();
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
