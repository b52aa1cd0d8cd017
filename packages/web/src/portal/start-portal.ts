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
import { followTabs } from "../platform/other-tabs.ts";
import { rememberCompanies, rememberedCompanies } from "../platform/remembered-companies.ts";
import { authenticationOver } from "./authentication-calls.ts";
import { reportOver } from "./report-call.ts";

export type PortalActor = ActorRefFrom<typeof portalMachine>;

export type PortalSettings = {
  /** The partner host; empty for the page's own origin. */
  apiBase: string;
  fetch: (request: Request) => Promise<Response>;
  inspect?: Observer<InspectionEvent> | undefined;
  /** What delays go by, where that is not the browser's time. */
  clock?: ActorOptions<typeof portalMachine>["clock"];
};

/** Fills the portal's holes with the SDK and the browser, and starts it. */
export function startPortal({ apiBase, fetch, inspect, clock }: PortalSettings): PortalActor {
  const tokenStore = localStorageTokenStore();
  const client = createPartnerClient({
    baseUrl: apiBase,
    tokenStore,
    fetch,
    on: {
      started: () => actor.send({ type: "request.started" }),
      settled: (_request, outcome) => actor.send(settledEvent(outcome)),
    },
  });
  const portal = portalMachine.provide({
    actors: {
      authentication: authenticationOver(client, tokenStore),
      connection: connectionMachine.provide({ actors: { followConnection } }),
      report: reportOver(client),
      followTabs,
    },
    actions: {
      redirect: ({ context }, { to }) => {
        const go = () => navigate(to, { replace: true });
        // Who asked on a screen hears of the failure first, while that still stands.
        if (context.session === "signedIn") setTimeout(go);
        else go();
      },
      persistCompanies: (_, remembered) => rememberCompanies(remembered),
    },
  });
  const actor: PortalActor = createActor(portal, {
    input: {
      hasToken: tokenStore.get() !== null,
      page: location.pathname + location.search,
      remembered: rememberedCompanies(),
    },
    id: "portal",
    logger: reportFailure,
    ...(inspect && { inspect }),
    ...(clock && { clock }),
  });
  actor.start();
  return actor;
}

/** A report's failure is logged only, as the specification has it. */
function reportFailure(...words: unknown[]) {
  console.error(...words);
}
