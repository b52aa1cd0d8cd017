import { vi } from "vitest";

/** Puts the tab behind others, or in front again. */
export function turnTab(to: "hidden" | "shown"): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(to === "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}
