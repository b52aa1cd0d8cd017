import { connectionMachine, portalMachine, settledEvent } from "machines";
import { createPartnerClient, login, type PartnerClient } from "partner-sdk";
import {
  type Actor,
  type ActorOptions,
  createActor,
  type InspectionEvent,
  type Observer,
} from "xstate";
import { navigate } from "../browser/address.ts";
import { deleteUserCaches } from "../browser/caches.ts";
import { followConnection } from "../browser/connection.ts";
import { takeInvitation } from "../browser/invitation-link.ts";
import { lazy } from "../browser/lazy.tsx";
import { keepInMemory } from "../browser/storage.ts";
import {
  forgetLastCompanies,
  storeActiveCompanies,
  storedActiveCompanies,
} from "../browser/stored-companies.ts";
import { storeNotOffered } from "../browser/stored-offers.ts";
import { followTabs } from "../browser/tab-sync.ts";
import {
  isUsable,
  type ReloadToken,
  reloadToken,
  removeReloadToken,
  tabTokenStore,
} from "../browser/token-store.ts";
import { forgetOfSession, forgetOthers, forgetPresets } from "../browser/user-storage.ts";
import { provideAuthentication } from "./provide-authentication.ts";
import { withTokenGuard } from "./token-guard.ts";
/** With the clients of what the screens start. */
export type PortalActor = Actor<typeof portalMachine> & {
  settings: PortalSettings;
  tokenStore: ReturnType<typeof tabTokenStore>;
  client: PartnerClient;
  /** A failure of its requests does not replace the screen. */
  backgroundClient: PartnerClient;
};

export type PortalSettings = {
  /** Empty for the page's own origin. */
  apiBase: string;
  fetch: (request: Request) => Promise<Response>;
  inspect?: Observer<InspectionEvent> | undefined;
  /** Replaces the browser's clock for delays. */
  clock?: ActorOptions<typeof portalMachine>["clock"];
  /** Fetches what ends a session on a shared machine. */
  loadWatch?: () => Promise<(portal: PortalActor, left?: ReloadToken) => void>;
};

function forgetOpened() {
  forgetOfSession();
  void deleteUserCaches();
}

export function startPortal(settings: PortalSettings): PortalActor {
  const {
    apiBase,
    fetch,
    inspect,
    clock,
    loadWatch = lazy("account", "watchActivity").load,
  } = settings;
  takeInvitation();
  const tokenStore = tabTokenStore();
  const left = reloadToken();
  const goesOn = left !== undefined && isUsable(left);
  keepInMemory(goesOn);
  if (goesOn) tokenStore.set(left.token);
  else removeReloadToken();
  const watchSoon = async () => {
    const watchActivity = await loadWatch();
    return () => watchActivity(started, left);
  };
  const clientOf = (isBackground: boolean) => {
    const tokens = new Map<number, string | null>();
    return createPartnerClient({
      baseUrl: apiBase,
      tokenStore,
      fetch,
      on: {
        started: ({ id }) => {
          tokens.set(id, tokenStore.get());
          actor.send({ type: "request.started" });
        },
        settled: ({ id, ...operation }, outcome) => {
          const token = tokenStore.get();
          const isStaleSession = token !== null && token !== tokens.get(id);
          tokens.delete(id);
          const isSignIn = isOfSignIn(operation.path);
          const isOffline = !navigator.onLine;
          const where = { ...operation, isOffline, isBackground, isSignIn, isStaleSession };
          actor.send(settledEvent(outcome, where));
        },
      },
    });
  };
  const clientOfAll = clientOf(false);
  const client = withTokenGuard(clientOfAll, tokenStore);
  const backgroundClient = withTokenGuard(clientOf(true), tokenStore);
  const portal = portalMachine.provide({
    actors: {
      authentication: provideAuthentication(clientOfAll, tokenStore, watchSoon),
      connection: connectionMachine.provide({ actors: { followConnection } }),
      followTabs,
    },
    actions: {
      redirect: (_, { to, later }) => {
        const go = () => navigate(to, { replace: true });
        // The screen that asked hears of the failure first, while it still stands.
        if (later) setTimeout(go);
        else go();
      },
      persistCompanies: (_, remembered) => storeActiveCompanies(remembered),
      persistNotOffered: (_, notOffered) => storeNotOffered(notOffered),
      forgetOpened,
      forgetPresets: ({ context }) => forgetPresets(context.user),
      forgetLastCompanies: ({ context }) => forgetLastCompanies(context.user),
      forgetOthers: (_, { user }) => forgetOthers(user),
    },
  });
  const hasToken = tokenStore.get() !== null;
  // The browser may bring a tab back that was closed when its session ended.
  if (!hasToken) forgetOpened();
  const actor: Actor<typeof portalMachine> = createActor(portal, {
    input: {
      hasToken,
      page: location.pathname + location.search,
      // Nobody else comes back to the page that the session is left at.
      remembered: goesOn ? { user: left.user, companies: {} } : storedActiveCompanies(),
    },
    id: "portal",
    logger: reportFailure,
    ...(inspect && { inspect }),
    ...(clock && { clock }),
  });
  const started = Object.assign(actor, { settings, tokenStore, client, backgroundClient });
  const watchLeft = (): void => {
    watchSoon().then(
      (watch) => watch(),
      () => setTimeout(watchLeft, 15_000),
    );
  };
  actor.start();
  if (left) watchLeft();
  return started;
}

/** With a password, or with a passkey. */
const isOfSignIn = (path: string) => path.startsWith(login.path);

/** The specification logs the failure of a report, and does no more. */
function reportFailure(...words: unknown[]) {
  console.error(...words);
}
