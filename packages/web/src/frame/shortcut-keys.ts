import type { Module } from "partner-sdk";

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

/** Whether a key is meant for the page rather than for the focused element or an open dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  const { defaultPrevented, repeat, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return false;
  if (document.querySelector("[role=dialog], [role=alertdialog]")) return false;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.closest(typing)) return false;
  return !(event.key.startsWith("Arrow") && focused?.closest(moving));
}

/** The key of a shortcut: Shift alone makes a letter a large one, and not Caps Lock. */
export function keyPressed(event: KeyboardEvent): string {
  const { key, shiftKey } = event;
  if (!/^[a-z]$/i.test(key) || !event.getModifierState("CapsLock")) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}
