import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import "./fonts-of-page.ts";
import "./owner-stacks.ts";
import "./printed-page.ts";
import "./scrolls-as-promises.ts";

// Screens are fetched when they are wanted, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === "undefined") return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
});
