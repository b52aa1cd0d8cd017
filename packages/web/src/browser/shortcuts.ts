import type { Module } from "partner-sdk";
import { useEffect, useEffectEvent } from "react";
import { readItem, writeItem } from "./storage.ts";

/** Pressed after `g`. */
export const moduleLetters: Record<Module, string> = {
  intracity: "i",
  supervisor: "s",
  offline_counter: "o",
  toll_plaza: "t",
  waybill: "w",
  water: "a",
  intercity: "c",
  counterwise_ticketing: "k",
};

const typing = "input, textarea, select, [contenteditable], [role=menu], [role=listbox]";
const moving = "table, [tabindex='0'], [role=grid], [role=tablist], [role=radiogroup]";

/** Makes a predicate: whether a key is meant for the page rather than for the focused element or an open dialog. */
export function keysForPage(): (event: KeyboardEvent) => boolean {
  let typed: { field: Element; at: number } | undefined;
  return (event) => {
    const { defaultPrevented, repeat, ctrlKey, metaKey, altKey, timeStamp, target } = event;
    if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return false;
    if (document.querySelector("[role=dialog], [role=alertdialog], dialog[open]")) return false;
    const focused = target instanceof Element ? target : null;
    // A person who types has not seen yet that the field is gone with its rows.
    const isTyping = typed && !typed.field.isConnected && timeStamp - typed.at <= 1000;
    const field = focused?.closest(typing) ?? (isTyping && typed?.field);
    typed = field ? { field, at: timeStamp } : undefined;
    return !field && !(event.key.startsWith("Arrow") && focused?.closest(moving));
  };
}

/** The key of a shortcut: only Shift makes a letter upper case, not Caps Lock. */
export function keyPressed(event: KeyboardEvent): string {
  const { key, shiftKey } = event;
  if (!/^[a-z]$/i.test(key) || !event.getModifierState("CapsLock")) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

const actions = new Map<string, () => void>();

export function useShortcut(key: string, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const own = () => act();
    actions.set(key, own);
    return () => {
      if (actions.get(key) === own) actions.delete(key);
    };
  }, [key]);
}

export function shortcutFor(key: string): (() => void) | undefined {
  return actions.get(key);
}

const key = "shortcuts";

export function areShortcutsOn(): boolean {
  return readItem("local", key) !== "off";
}

export function turnShortcuts(areOn: boolean): void {
  writeItem("local", key, areOn ? null : "off");
}
