import { useEffect, useEffectEvent } from "react";

const entry = "shortcuts";
const actions = new Map<string, () => void>();

/** What a key does for as long as this is on the page. */
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
  try {
    return localStorage.getItem(entry) !== "off";
  } catch {
    return true;
  }
}

export function turnShortcuts(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(entry);
    else localStorage.setItem(entry, "off");
  } catch {
    // Where nothing can be stored, the keys stay as they are.
  }
}
