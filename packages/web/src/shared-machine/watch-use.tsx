import { idleEndMachine, longestUnused, secondsLeft } from "machines/account";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import {
  type ActorRefFrom,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
} from "xstate";
import { isUsable, type LeftToken, leaveToken } from "../platform/left-token.ts";
import { isNothingStored, storeNothing } from "../platform/stored.ts";
import { followUse } from "../platform/use-of-page.ts";
import type { PortalActor } from "../portal/start-portal.ts";
import { showTheme, storedTheme } from "../theme/choice.ts";
import { endAtHost } from "./end-at-host.ts";
import { IdleWarning } from "./idle-warning.tsx";

const watched = new WeakSet<PortalActor>();

/** Ends a session on a shared machine once nobody uses it; what was left in the tab for too long, at the host alone. */
export function watchUse(portal: PortalActor, left?: LeftToken): void {
  if (left && !isUsable(left)) void endAtHost(portal.settings, left.token).catch(() => {});
  if (watched.has(portal)) return;
  watched.add(portal);
  const { actor, hide } = startIdleEnd(portal);
  const unusedBefore = left && isUsable(left) ? longestUnused - (left.until - Date.now()) : 0;
  let isOn = false;
  const follow = ({ value }: Pick<ReturnType<PortalActor["getSnapshot"]>, "value">) => {
    const isOnNow = value !== "signedOut" && isNothingStored();
    if (isOn === isOnNow) return;
    isOn = isOnNow;
    if (isOn) {
      const unusedFor = value === "starting" ? unusedBefore : 0;
      return actor.send({ type: "session.began", unusedFor });
    }
    actor.send({ type: "session.over" });
    if (isNothingStored()) storeNothing(true);
    showTheme(storedTheme());
  };
  const stop = () => {
    actor.stop();
    hide();
  };
  portal.subscribe({ next: follow, complete: stop });
  follow(portal.getSnapshot());
}

function startIdleEnd(portal: PortalActor) {
  const place = document.body.appendChild(document.createElement("div"));
  // Any other dialog, over which the warning stands, leaves this one alone then.
  place.dataset.reactAriaTopLayer = "true";
  const root = createRoot(place);
  const hide = () => flushSync(() => root.render(null));
  let ending: string | null = null;
  const actor: ActorRefFrom<typeof idleEndMachine> = createActor(
    idleEndMachine.provide({
      actors: {
        followUse: fromCallback<EventObject>(({ sendBack }) => {
          const isWarned = () => actor.getSnapshot().hasTag("warned");
          const leave = () => {
            const token = portal.tokenStore.get();
            const { unusedFor } = actor.getSnapshot().context;
            if (token) leaveToken(token, Date.now() + longestUnused - unusedFor);
          };
          return followUse({ tell: sendBack, isWarned, leave });
        }),
        endAtHost: fromPromise(async ({ signal }) => {
          if (ending) await endAtHost(portal.settings, ending, signal);
        }),
      },
      actions: {
        endHere: () => {
          ending = portal.tokenStore.get();
          // What comes in its place can have the focus then.
          hide();
          portal.getSnapshot().children.authentication?.send({ type: "session.unused" });
        },
      },
    }),
    { clock: portal.clock },
  );
  actor.subscribe((snapshot) => {
    const seconds = snapshot.hasTag("warned") ? secondsLeft(snapshot.context) : null;
    root.render(seconds !== null && <IdleWarning seconds={seconds} />);
  });
  actor.start();
  return { actor, hide };
}
