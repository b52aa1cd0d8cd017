import { connectionMachine, portalMachine, settledEvent } from "machines";
import { createPartnerClient, localStorageTokenStore } from "partner-sdk";
import {
  type ActorOptions,
  type ActorRefFrom,
  createActor,
  type InspectionEvent,
  type Observer,
} from "xstate";
import { navigate } from "../platform/address.ts";
import { followConnection } from "../platform/connection.ts";
import { forget, forgetOthers } from "../platform/kept-by-user.ts";
import { followTabs } from "../platform/other-tabs.ts";
import { rememberCompanies, rememberedCompanies } from "../platform/remembered-companies.ts";
import { authenticationOver } from "./authentication-calls.ts";
import { comparisonOver, type ListPageCall, listPageOver, reportOver } from "./report-call.ts";

/** With the call that only a screen which needs a whole list makes. */
export type PortalActor = ActorRefFrom<typeof portalMachine> & { loadListPage: ListPageCall };

export type PortalSettings = {
  /** Empty for the page's own origin. */
  apiBase: string;
  fetch: (request: Request) => Promise<Response>;
  inspect?: Observer<InspectionEvent> | undefined;
  /** Replaces the browser's clock for delays. */
  clock?: ActorOptions<typeof portalMachine>["clock"];
};

export function startPortal({ apiBase, fetch, inspect, clock }: PortalSettings): PortalActor {
  const tokenStore = localStorageTokenStore();
  const client = createPartnerClient({
    baseUrl: apiBase,
    tokenStore,
    fetch,
    on: {
      started: () => actor.send({ type: "request.started" }),
      settled: (_request, outcome) => actor.send(settledEvent(outcome, !navigator.onLine)),
    },
  });
  const portal = portalMachine.provide({
    actors: {
      authentication: authenticationOver(client, tokenStore),
      connection: connectionMachine.provide({ actors: { followConnection } }),
      reportFilter: reportOver(client),
      comparison: comparisonOver(client),
      followTabs,
    },
    actions: {
      redirect: (_, { to, later }) => {
        const go = () => navigate(to, { replace: true });
        // The screen that asked hears of the failure first, while it still stands.
        if (later) setTimeout(go);
        else go();
      },
      persistCompanies: (_, remembered) => rememberCompanies(remembered),
      forgetOpened: () => forget("lastOpened"),
      forgetPresets: () => forget("presets"),
      forgetOthers: (_, { user }) => forgetOthers(user),
    },
  });
  const hasToken = tokenStore.get() !== null;
  // The browser may bring a tab back that was closed when its session ended.
  if (!hasToken) forget("lastOpened");
  const actor: ActorRefFrom<typeof portalMachine> = createActor(portal, {
    input: {
      hasToken,
      page: location.pathname + location.search,
      remembered: rememberedCompanies(),
    },
    id: "portal",
    logger: reportFailure,
    ...(inspect && { inspect }),
    ...(clock && { clock }),
  });
  actor.start();
  return Object.assign(actor, { loadListPage: listPageOver(client) });
}

/** The specification logs the failure of a report, and does no more. */
function reportFailure(...words: unknown[]) {
  console.error(...words);
}
