import { createTrace } from "machines";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { InspectionEvent } from "xstate";
import { signedIn } from "./app.tsx";
import { navigate } from "./platform/address.ts";
import { type EarlyUser, withEarlyUser } from "./platform/early-user.ts";
import { startPortal } from "./portal/start-portal.ts";
import { Root } from "./root.tsx";

declare const process: { env: { NODE_ENV?: string } };

/** What the first script hands on. */
export type Start = {
  early: EarlyUser | undefined;
  letGo: () => HTMLFormElement | undefined;
  apiBase: string;
};

export async function start({ early, letGo, apiBase }: Start) {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element to be shown in.");
  if (early) void signedIn.load();
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
  const portal = startPortal({ apiBase, fetch: send, inspect });
  const onShown = () => letGo()?.requestSubmit();
  const tree = <Root portal={portal} trace={trace.read} onShown={onShown} />;
  if (root.hasChildNodes() && portal.getSnapshot().matches("signedOut")) {
    // The page has the sign-in screen at every address.
    if (location.pathname !== "/login") navigate("/login", { replace: true });
    hydrateRoot(root, tree);
  } else createRoot(root).render(tree);
}
