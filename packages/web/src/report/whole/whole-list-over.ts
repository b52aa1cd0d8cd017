import { wholeListMachine } from "machines/screens";
import { fromPromise } from "xstate";
import { followConnection } from "../../platform/connection.ts";
import type { PortalActor } from "../../portal/start-portal.ts";

export function wholeListOver({ loadListPage }: Pick<PortalActor, "loadListPage">) {
  return wholeListMachine.provide({
    actors: {
      loadPage: fromPromise(({ input, signal }) => loadListPage(input, signal)),
      followConnection,
    },
  });
}
