import { cleanup, configure, getConfig } from "@testing-library/react";
import * as react from "react";
import { afterEach, vi } from "vitest";
import { defineChunks } from "web/delivery/chunks.ts";

const { getElementError } = getConfig();

configure({
  // Screens are fetched when they are wanted, which takes its time on a busy machine.
  asyncUtilTimeout: 10_000,
  // A page takes long to print, and each try of a wait would print it: only who reads the message does so.
  getElementError(message, container) {
    const error = Object.assign(new Error(), { name: "TestingLibraryElementError" });
    let printed: string | undefined;
    return Object.defineProperty(error, "message", {
      configurable: true,
      get() {
        printed ??= getElementError(message, container).message;
        return printed;
      },
    });
  },
});

const internals: object = Reflect.get(
  react,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);

// React keeps a stack trace of every element for its warnings, ten thousand a second; no test reads one.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

if (typeof document !== "undefined") {
  // The page of the tests draws no letter, and waits for no font.
  const value = { ready: Promise.resolve() };
  Object.defineProperty(document, "fonts", { value, configurable: true });

  // Newer browsers return a promise from a scroll: an effect that hands it on to React breaks its screen.
  const scrolling = ["scroll", "scrollBy", "scrollIntoView", "scrollTo"] as const;
  const places: Partial<Record<(typeof scrolling)[number], unknown>>[] = [
    window,
    Element.prototype,
  ];
  for (const place of places) {
    for (const name of scrolling) {
      const scroll = place[name];
      if (typeof scroll !== "function") continue;
      place[name] = async function (this: unknown, ...where: unknown[]) {
        scroll.apply(this, where);
      };
    }
  }
}

defineChunks();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === "undefined") return;
  cleanup();
  // React Aria leaves what it says to screen readers in the page for seven seconds.
  for (const log of document.querySelectorAll("[data-live-announcer] > *")) log.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
});
