import { store, stored } from "./stored.ts";

const entry = "shortcuts";

export function areShortcutsOn(): boolean {
  return stored("device", entry) !== "off";
}

export function turnShortcuts(areOn: boolean): void {
  store("device", entry, areOn ? null : "off");
}
