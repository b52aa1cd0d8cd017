import { createTrace } from "machines";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { InspectionEvent } from "xstate";
import { account } from "./account/account-door.ts";
import { signedInDoor } from "./app.tsx";
import { navigate } from "./platform/address.ts";
import { type EarlyUser, withEarlyUser } from "./platform/early-user.ts";
import { startPortal } from "./portal/start-portal.ts";
import { Root } from "./root.tsx";

declare const process: { env: { NODE_ENV?: string } };

/** What the first script hands on. */
export type Start = {
  /** The user load that is under way where there is a token. */
  earlyUser: EarlyUser | undefined;
  /** Ends the hold on the sign-in form; returns the form if it was submitted meanwhile. */
  releaseSubmit: () => HTMLFormElement | undefined;
  apiBase: string;
};

export async function start({ earlyUser, releaseSubmit, apiBase }: Start) {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element to be shown in.");
  if (earlyUser) void signedInDoor.load();
  const send = withEarlyUser(earlyUser, (request) => fetch(request));
  const trace = createTrace({ now: Date.now });
  const inspector =
    process.env.NODE_ENV !== "production" && new URLSearchParams(location.search).has("inspect")
      ? (await import("./portal/inspector.ts")).openInspector()
      : undefined;
  const viewers =
    process.env.NODE_ENV !== "production"
      ? (await import("./portal/live-tab.ts")).showToViewers()
      : undefined;
  const inspect = {
    next(event: InspectionEvent) {
      trace.inspect.next?.(event);
      inspector?.next?.(event);
      viewers?.next(event);
    },
  };
  const portal = startPortal({
    apiBase,
    fetch: send,
    signInWithPasskey: async (...asked) => (await account.load()).signInWithPasskey(...asked),
    loadWatch: async () => (await account.load()).watchUse,
    inspect,
  });
  const onShown = () => releaseSubmit()?.requestSubmit();
  const tree = <Root portal={portal} trace={trace.read} onShown={onShown} />;
  if (root.hasChildNodes() && portal.getSnapshot().matches("signedOut")) {
    // The page has the sign-in screen at every address.
    if (location.pathname !== "/login") navigate("/login", { replace: true });
    hydrateRoot(root, tree);
  } else createRoot(root).render(tree);
}
