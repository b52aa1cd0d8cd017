import { createTrace } from "machines";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { InspectionEvent } from "xstate";
import { App, SignedIn } from "./app.tsx";
import { type EarlyUser, withEarlyUser } from "./platform/early-user.ts";
import { PortalContext, TraceContext } from "./portal/portal-context.ts";
import { startPortal } from "./portal/start-portal.ts";
import "./theme/page.css.ts";

declare const process: { env: { NODE_ENV?: string } };

export type Start = { early: EarlyUser | undefined; apiBase: string };

export async function start({ early, apiBase }: Start) {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element to be shown in.");
  if (early) SignedIn.load();
  const send = withEarlyUser(early, (request) => fetch(request));
  const trace = createTrace({ now: Date.now });
  const inspector =
    process.env.NODE_ENV !== "production" && new URLSearchParams(location.search).has("inspect")
      ? (await import("./portal/inspector.ts")).openInspector()
      : undefined;
  const inspect = {
    next(event: InspectionEvent) {
      trace.inspect.next?.(event);
      inspector?.next?.(event);
    },
  };
  createRoot(root).render(
    <StrictMode>
      <PortalContext value={startPortal({ apiBase, fetch: send, inspect })}>
        <TraceContext value={trace.read}>
          <App />
        </TraceContext>
      </PortalContext>
    </StrictMode>,
  );
}
