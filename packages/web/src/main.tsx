import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { EarlyUser } from "./early-user.ts";
import { SignedOut } from "./portal.tsx";
import "./theme/page.css.ts";

/** What the first script hands on. */
export type Start = { early: EarlyUser | undefined; apiBase: string };

export function start(_start: Start) {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element to be shown in.");
  createRoot(root).render(
    <StrictMode>
      <SignedOut onSignIn={() => {}} />
    </StrictMode>,
  );
}
