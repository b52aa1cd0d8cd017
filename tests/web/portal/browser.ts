import { vi } from "vitest";

/** Takes the browser's network away. */
export function goOffline(): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
}

export function goOnline(): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  dispatchEvent(new Event("online"));
}

/** Every time the page was loaded again, which a test's page is not. */
export function reloads() {
  return vi.spyOn(location, "reload").mockImplementation(() => {});
}
