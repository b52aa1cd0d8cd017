import { vi } from "vitest";

/** A screen that is touched, as a phone's is; its width stays. */
export function onTouchScreen(): void {
  const other = window.matchMedia.bind(window);
  vi.stubGlobal("matchMedia", (query: string) =>
    query === "(pointer: coarse)" ? { matches: true } : other(query),
  );
}
