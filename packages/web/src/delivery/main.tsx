import { createTrace } from "machines/inspect/trace";
import type { InspectionEvent, Observer } from "xstate";
import { navigate } from "../browser/address.ts";
import { type Lazy, lazy } from "../browser/lazy.tsx";
import { Root } from "../root.tsx";
import type { PortalActor } from "../state/start-portal.ts";
import { defineChunks } from "./chunks.ts";
import { type EarlyCall, withEarlyCalls } from "./early-calls.ts";
import type { CapturedEvents } from "./early-events.ts";
import { keptLinks } from "./kept-links.ts";
import { createRoot, hydrateRoot, startPortal } from "./shared.ts";

const SignedIn = lazy("signed-in", "SignedIn");
const openReportOfAddress = lazy("signed-in", "openReportOfAddress");
const HomeDay = lazy("day", "HomeDay");
const fetchOfProfile = lazy("host-profile", "fetch");

declare const process: { env: { NODE_ENV?: string } };

/** What the first script hands on. */
export type Start = {
  /** What is under way; undefined without a token. */
  early: readonly EarlyCall[] | undefined;
  /** Ends the capture of events, and returns what was captured. */
  release: () => CapturedEvents;
  apiBase: string;
  /** The address of the profile of a host that speaks otherwise than the contract. */
  hostProfile: string;
};

export async function start({ early, release, apiBase, hostProfile }: Start) {
  defineChunks();
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element to be shown in.");
  // As it was kept.
  const hasHome = early && root.hasChildNodes();
  const press = keptLinks(root);
  if (early) void SignedIn.load();
  if (hasHome) void HomeDay.load();
  const trace = createTrace({ now: Date.now });
  let inspect: Observer<InspectionEvent> = trace.inspect;
  if (process.env.NODE_ENV !== "production") {
    const others: Observer<InspectionEvent>[] = [
      (await import("../state/live-tab.ts")).showToViewers(),
    ];
    if (new URLSearchParams(location.search).has("inspect"))
      others.push((await import("../state/inspector.ts")).openInspector());
    inspect = {
      next: (event) => [trace.inspect, ...others].map((observer) => observer.next?.(event)),
    };
  }
  const portal = startPortal({
    apiBase,
    fetch: hostProfile
      ? async (request) => (await fetchOfProfile.load())(hostProfile, request)
      : withEarlyCalls(early, (request) => fetch(request)),
    inspect,
  });
  const shown = hasHome ? [SignedIn, HomeDay] : [SignedIn];
  if (early) await Promise.race([known(portal, shown), aWhile(hasHome ? 5000 : 1000)]);
  // The address is that of a report, which has been requested along with the user.
  if (early?.[1]) {
    openReportOfAddress.loaded()?.(portal);
    // What has come early is with the machines by then.
    await aWhile(0);
  }
  const onShown = () => {
    const [form, pressed] = release();
    form?.requestSubmit();
    press(pressed);
  };
  const tree = <Root portal={portal} trace={trace.read} onShown={onShown} />;
  if (!early && root.hasChildNodes() && portal.getSnapshot().matches("signedOut")) {
    // The page has the sign-in screen at every address.
    if (location.pathname !== "/login") navigate("/login", { replace: true });
    hydrateRoot(root, tree);
  } else createRoot(root).render(tree);
}

/** Whose the token is, and what is shown to them: both are on their way, and a frame before them would be drawn for nothing. */
async function known(portal: PortalActor, shown: readonly Lazy<unknown>[]) {
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
    await Promise.all(shown.map((part) => part.load())).catch(() => {});
}

const aWhile = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
