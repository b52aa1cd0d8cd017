import { useEffect, useEffectEvent } from "react";

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
