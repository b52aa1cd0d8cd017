import { useDeferredValue } from "react";
import { type Door, usePart } from "./door.tsx";

export function useOpened<Part>(door: Door<Part>, isOpen: boolean): Part | undefined {
  const part = usePart(door, isOpen);
  const drawn = useDeferredValue(isOpen ? part : undefined);
  return isOpen ? drawn : undefined;
}
