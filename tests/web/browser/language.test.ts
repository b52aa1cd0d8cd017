import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage, preferredLanguage } from "web/browser/language.ts";
import { keepInMemory } from "web/browser/storage.ts";
import { shutStorage } from "../portal/browser.ts";

const wishes = (...languages: string[]) => vi.stubGlobal("navigator", { ...navigator, languages });
const spoken = ["en", "bn"];

beforeEach(() => vi.spyOn(location, "reload").mockImplementation(() => {}));
afterEach(() => keepInMemory(false));

describe("the language of the portal", () => {
  it("is the first that the browser wishes and the portal speaks, whatever the country", () => {
    wishes("de-DE", "bn-BD", "en-GB");
    expect(preferredLanguage(spoken)).toBe("bn");
  });

  it("is the first of the portal where the browser wishes none of its languages", () => {
    wishes("de-DE", "fr");
    expect(preferredLanguage(spoken)).toBe("en");
  });

  it("is the one chosen on the device, whatever the browser wishes", () => {
    wishes("en-GB");
    chooseLanguage("bn");
    sessionStorage.clear();
    expect(preferredLanguage(spoken)).toBe("bn");
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it("is as the browser wishes where the chosen one is no longer spoken", () => {
    wishes("bn");
    localStorage.setItem("language", "ar");
    expect(preferredLanguage(spoken)).toBe("bn");
  });

  it("is kept by the tab alone on a shared machine", () => {
    wishes("en");
    keepInMemory(true);
    chooseLanguage("bn");
    expect(preferredLanguage(spoken)).toBe("bn");
    expect(localStorage.getItem("language")).toBe(null);
    sessionStorage.clear();
    expect(preferredLanguage(spoken)).toBe("en");
  });

  it("follows the browser where it refuses its storage", () => {
    shutStorage();
    wishes("bn");
    expect(preferredLanguage(spoken)).toBe("bn");
  });
});
