import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Screens are fetched when they are wanted, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  if (typeof document === "undefined") return;
  cleanup();
  localStorage.clear();
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
});
