import { createTrace } from "machines";
import type { InspectionEvent } from "xstate";
import { account } from "./account/account-door.ts";
import { createRoot, hydrateRoot, preparePortal } from "./ahead.ts";
import { signedInDoor } from "./app.tsx";
import { dayDoor } from "./day/day-door.ts";
import { navigate } from "./platform/address.ts";
import type { Door } from "./platform/door.tsx";
import { type EarlyCall, withEarlyCalls } from "./platform/early-calls.ts";
import type { EarlyUse } from "./platform/early-use.ts";
import { keptLinks } from "./platform/kept-links.ts";
import { pause } from "./platform/pause.ts";
import type { PortalActor } from "./portal/start-portal.ts";
import { Root } from "./root.tsx";

declare const process: { env: { NODE_ENV?: string } };

/** What the first script hands on. */
export type Start = {
  /** What is under way where there is a token. */
  early: readonly EarlyCall[];
  /** Ends what the first script does for who uses the page, and returns what it holds of that. */
  release: () => EarlyUse;
  apiBase: string;
};

export async function start({ early, release, apiBase }: Start) {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element to be shown in.");
  const isSignedIn = early.length > 0;
  // As it was kept.
  const hasHome = isSignedIn && root.hasChildNodes();
  const press = keptLinks(root);
  if (isSignedIn) void signedInDoor.load();
  if (hasHome) void dayDoor.load();
  await pause();
  const send = withEarlyCalls(early, (request) => fetch(request));
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
  const startPortal = preparePortal({
    apiBase,
    fetch: send,
    signInWithPasskey: async (...asked) => (await account.load()).signInWithPasskey(...asked),
    loadWatch: async () => (await account.load()).watchUse,
    inspect,
  });
  await pause();
  const portal = startPortal();
  await pause();
  const doors = hasHome ? [signedInDoor, dayDoor] : [signedInDoor];
  if (isSignedIn) await Promise.race([known(portal, doors), aWhile(hasHome ? 5000 : 1000)]);
  // Beside whose the token is, one asks for the report of the address.
  if (early.length > 1) {
    signedInDoor.part()?.openEarly(portal);
    // What has come early is with the machines by then.
    await pause();
  }
  const onShown = () => {
    const [form, pressed] = release();
    form?.requestSubmit();
    press(pressed);
  };
  const tree = <Root portal={portal} trace={trace.read} onShown={onShown} />;
  if (!isSignedIn && root.hasChildNodes() && portal.getSnapshot().matches("signedOut")) {
    // The page has the sign-in screen at every address.
    if (location.pathname !== "/login") navigate("/login", { replace: true });
    hydrateRoot(root, tree);
  } else createRoot(root).render(tree);
}

/** Whose the token is, and what is shown to them: both are on their way, and a frame before them would be drawn for nothing. */
async function known(portal: PortalActor, doors: readonly Door<unknown>[]) {
  const isKnown = () => !portal.getSnapshot().matches("starting");
  if (!isKnown())
    await new Promise<void>((resolve) => {
      const { unsubscribe } = portal.subscribe(() => {
        if (!isKnown()) return;
        unsubscribe();
        resolve();
      });
    });
  if (portal.getSnapshot().matches("signedIn"))
    await Promise.all(doors.map((door) => door.load())).catch(() => {});
}

const aWhile = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
