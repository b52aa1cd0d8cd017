import { useDeferredValue } from "react";
import { type Door, usePart } from "./door.tsx";

/** What is behind a door while something is open; the mark of the press that opened it is painted before. */
export function useOpened<Part>(door: Door<Part>, isOpen: boolean): Part | undefined {
  const part = usePart(door, isOpen);
  const drawn = useDeferredValue(isOpen ? part : undefined);
  return isOpen ? drawn : undefined;
}
