import { type ActorEvent, currentStates, publishActorEvents } from "machines/inspect/actor-events";
import { createPortalInspector } from "machines/inspect/inspector";
import { accessTokenEntry } from "partner-sdk";
import type { AnyActorRef, InspectionEvent } from "xstate";
import { readItem } from "../browser/storage.ts";
import { reloadToken } from "../browser/token-store.ts";

export const channelName = "partner-portal-machines";

/** What a tab with the portal tells the viewers of the machines. */
export type LiveMessage = { tab: string; title: string } & (
  | { opens: true }
  | { began: readonly ActorEvent[] }
  | { told: ActorEvent }
  | { closes: true }
);

/** Has every tab with the portal tell what it does from then on. */
export type ViewerMessage = { asks: true };

/** Tells viewers in other tabs what the machines do, masked as for the inspector. Only development builds can load this. */
export function showToViewers() {
  return createPortalInspector(({ serialize }) => {
    const channel = new BroadcastChannel(channelName);
    const began = Date.now();
    const now = () => Date.now() - began;
    const tab = `${began}-${Math.random()}`;
    const post = (message: object) =>
      channel.postMessage({ ...serialize(message), tab, title: document.title });
    const tell = publishActorEvents((told) => post({ told }), now);
    let root: AnyActorRef | undefined;
    let isWatched = false;
    const tellAll = () => root && post({ began: currentStates(root, now()) });
    channel.onmessage = ({ data }: MessageEvent<LiveMessage | ViewerMessage>) => {
      if (!("asks" in data)) return;
      isWatched = true;
      tellAll();
    };
    addEventListener("pagehide", () => post({ closes: true }));
    addEventListener("pageshow", ({ persisted }) => persisted && tellAll());
    post({ opens: true });
    return {
      next(inspected: InspectionEvent) {
        root ??= inspected.actorRef as AnyActorRef;
        if (isWatched) tell(inspected);
      },
    };
  }, knownTokens);
}

/** The tokens that no machine carries. */
export function knownTokens(): (string | null)[] {
  return [readItem("local", accessTokenEntry), reloadToken()?.token ?? null];
}
