import { useEffect, useEffectEvent } from "react";
import { store, stored } from "../platform/stored.ts";

const entry = "shortcuts";
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

export function areShortcutsOn(): boolean {
  return stored("device", entry) !== "off";
}

export function turnShortcuts(areOn: boolean): void {
  store("device", entry, areOn ? null : "off");
}
