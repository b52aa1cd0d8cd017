import { act } from "@testing-library/react";
import { vi } from "vitest";

type Watch = { seen(): void };
export const watching = new Set<Watch>();

/** Has the end of a list be seen when a test says so. */
export function watchTheEnd() {
  watching.clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #watch: Watch;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.#watch = { seen: () => told([{ isIntersecting: true }]) };
      }
      observe() {
        watching.add(this.#watch);
      }
      disconnect() {
        watching.delete(this.#watch);
      }
    },
  );
}

/** Until what it brings is on the screen, and its end is watched. */
export function seeTheEnd() {
  act(() => {
    for (const { seen } of [...watching]) seen();
  });
}
