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

/** Puts the tab behind others, or in front again. */
export function turnTab(to: "hidden" | "shown"): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(to === "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Both storages throw as those of a browser do that forbids them, until the mocks are restored. */
export function shutStorage() {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    vi.spyOn(window, storage, "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
}
