import { useDeferredValue } from "react";
import { type Lazy, useLazy } from "./lazy.tsx";

/** What is shown while something is open; the mark of the press that opened it is painted before. */
export function useLazyWhileOpen<Value>(part: Lazy<Value>, isOpen: boolean): Value | undefined {
  const value = useLazy(part, isOpen);
  const drawn = useDeferredValue(isOpen ? value : undefined);
  return isOpen ? drawn : undefined;
}
