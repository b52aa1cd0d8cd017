import { useDeferredValue } from "react";
import { type Door, usePart } from "./door.tsx";

/** What is behind a door while something is open; the mark of the press that opened it is painted before. */
export function useOpened<Part>(door: Door<Part>, isOpen: boolean) {
  const part = usePart(door, isOpen);
  const drawn = useDeferredValue(isOpen ? part : undefined);
  const shown = isOpen ? drawn : undefined;
  return { part: shown, isComing: isOpen && shown === undefined };
}
