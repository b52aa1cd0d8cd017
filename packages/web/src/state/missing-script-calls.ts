import { missingScriptMachine } from "machines";
import { fromPromise } from "xstate";
import { followConnection } from "../browser/connection.ts";
import { isPageThere, markReload } from "../browser/missing-script.ts";

export const missingScript = missingScriptMachine.provide({
  actors: {
    reachPage: fromPromise(({ signal }) => isPageThere(signal)),
    markReload: fromPromise(async ({ input }) => markReload(input.script)),
    followConnection,
  },
  actions: { reload: () => location.reload() },
});
