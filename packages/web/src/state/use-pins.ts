import { useState } from "react";
import { isSamePin, maxPins, type Pin, pin, pinsOf, unpin } from "../browser/pins.ts";
import { usePortalValue } from "./portal-context.ts";

/** What the signed-in user has pinned on this device. */
export function usePins() {
  const user = usePortalValue(({ context }) => context.user) ?? "";
  const [, setChanges] = useState(0);
  const pins = pinsOf(user);
  const change = (one: Pin, act: typeof pin) => {
    act(user, one);
    setChanges((changes) => changes + 1);
  };
  return {
    pins,
    /** Whether another pin takes the place of the oldest. */
    isFull: pins.length >= maxPins,
    isPinned: (one: Pin) => pins.some((other) => isSamePin(one, other)),
    pin: (one: Pin) => change(one, pin),
    unpin: (one: Pin) => change(one, unpin),
  };
}
