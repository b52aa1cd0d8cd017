import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { type EarlyUser, withEarlyUser } from "./early-user.ts";
import { PortalContext } from "./portal/portal-context.ts";
import { startPortal } from "./portal/start-portal.ts";
import "./theme/page.css.ts";

/** What the first script hands on. */
export type Start = { early: EarlyUser | undefined; apiBase: string };

export function start({ early, apiBase }: Start) {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element to be shown in.");
  const send = withEarlyUser(early, (request) => fetch(request));
  createRoot(root).render(
    <StrictMode>
      <PortalContext value={startPortal({ apiBase, fetch: send })}>
        <App />
      </PortalContext>
    </StrictMode>,
  );
}
