import { vi } from "vitest";

/** The clock on the wall of the browser; everything else keeps its pace. */
export function at(moment: string): void {
  vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
}
