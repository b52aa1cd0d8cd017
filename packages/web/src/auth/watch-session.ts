import { idleLimit, idleTimeoutMachine, secondsLeft } from "machines/session/idle-timeout";
import { createPartnerClient, logout, memoryTokenStore } from "partner-sdk";
import {
  type ActorRefFrom,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
} from "xstate";
import { isStorageInMemory, keepInMemory } from "../browser/storage.ts";
import { isUsable, keepReloadToken, type ReloadToken } from "../browser/token-store.ts";
import { followActivity } from "../browser/user-activity.ts";
import type { PortalActor, PortalSettings } from "../state/start-portal.ts";

export type SessionWatch = {
  /** Gets the seconds left; null ends the warning. */
  warn: (seconds: number | null) => void;
  /** Removes the warning at once. */
  hide: () => void;
  /** Resets what the next user would see of the session. */
  onOver: () => void;
};

const watched = new WeakSet<PortalActor>();

/** Ends an idle session on a shared computer. A session that was left in the tab for too long ends at the host only. */
export function watchSession(
  portal: PortalActor,
  left: ReloadToken | undefined,
  begin: () => SessionWatch,
): void {
  if (left && !isUsable(left)) endLeftSession(portal, left.token);
  if (watched.has(portal)) return;
  watched.add(portal);
  const watch = begin();
  const actor = startIdleEnd(portal, watch);
  const unusedBefore = left && isUsable(left) ? idleLimit - (left.until - Date.now()) : 0;
  let isOn = false;
  const follow = ({ value }: Pick<ReturnType<PortalActor["getSnapshot"]>, "value">) => {
    const isOnNow = value !== "signedOut" && isStorageInMemory();
    if (isOn === isOnNow) return;
    isOn = isOnNow;
    if (isOn) {
      const idleFor = value === "starting" ? unusedBefore : 0;
      return actor.send({ type: "session.began", idleFor });
    }
    actor.send({ type: "session.over" });
    if (isStorageInMemory()) keepInMemory(true);
    watch.onOver();
  };
  const stop = () => {
    actor.stop();
    watch.hide();
  };
  portal.subscribe({ next: follow, complete: stop });
  follow(portal.getSnapshot());
}

/** Goes on even after another sign-in. */
function endLeftSession(portal: PortalActor, token: string): void {
  const again = () => setTimeout(() => endLeftSession(portal, token), 15_000);
  endAtHost(portal.settings, token).catch(again);
}

function startIdleEnd(portal: PortalActor, { warn, hide }: SessionWatch) {
  let ending: string | null = null;
  const actor: ActorRefFrom<typeof idleTimeoutMachine> = createActor(
    idleTimeoutMachine.provide({
      actors: {
        followActivity: fromCallback<EventObject>(({ sendBack }) => {
          const isWarned = () => actor.getSnapshot().hasTag("warned");
          const leave = () => {
            const token = portal.tokenStore.get();
            const { idleFor } = actor.getSnapshot().context;
            const { user, remembered } = portal.getSnapshot().context;
            const until = Date.now() + idleLimit - idleFor;
            if (token) keepReloadToken({ token, until, user: user ?? remembered?.user ?? "" });
          };
          return followActivity({ tell: sendBack, isWarned, leave });
        }),
        endAtHost: fromPromise(async ({ signal }) => {
          if (ending) await endAtHost(portal.settings, ending, signal);
        }),
      },
      actions: {
        endHere: () => {
          ending = portal.tokenStore.get();
          // So that what replaces the screen can take the focus.
          hide();
          portal.getSnapshot().children.authentication?.send({ type: "session.timedOut" });
        },
      },
    }),
    { clock: portal.clock },
  );
  actor.subscribe((snapshot) =>
    warn(snapshot.hasTag("warned") ? secondsLeft(snapshot.context) : null),
  );
  actor.start();
  return actor;
}

/** Ends a session that this tab no longer uses. Rejects where the host may not have received it. */
async function endAtHost(
  { apiBase, fetch }: PortalSettings,
  token: string,
  signal?: AbortSignal,
): Promise<void> {
  const tokenStore = memoryTokenStore(token);
  const client = createPartnerClient({ baseUrl: apiBase, tokenStore, fetch });
  try {
    await client.call(logout, {}, { ...(signal && { signal }) });
  } catch (error) {
    const hasEnded = (error as { status?: number }).status === 401;
    if (!hasEnded) throw error;
  }
}
