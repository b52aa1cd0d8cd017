import { afterEach, describe, expect, it, vi } from "vitest";
import { chooseTheme, showTheme, storedTheme } from "web/theme/choice.ts";
import { shutStorage } from "../portal/browser.ts";

const shown = () => document.documentElement.dataset.theme;
afterEach(() => vi.restoreAllMocks());

describe("the choice of a theme", () => {
  it("is shown at once and remembered, and the system's own is no mark at all", () => {
    const seen = (["dark", "light", "system"] as const).map((choice) => {
      chooseTheme(choice);
      return [shown(), storedTheme()];
    });
    expect(seen).toEqual([
      ["dark", "dark"],
      ["light", "light"],
      [undefined, "system"],
    ]);
  });

  it("is the system's where nothing, or nonsense, is stored or storage is closed", () => {
    expect(storedTheme()).toBe("system");
    localStorage.setItem("theme", "sepia");
    expect(storedTheme()).toBe("system");
    shutStorage();
    expect(storedTheme()).toBe("system");
  });

  it("is shown even where it cannot be remembered", () => {
    shutStorage();
    chooseTheme("dark");
    expect(shown()).toBe("dark");
    showTheme("system", document.documentElement);
    expect(shown()).toBe(undefined);
  });
});
