import { useActorRef, useSelector } from "@xstate/react";
import { missingScriptMachine } from "machines";
import { useCallback } from "react";
import { fromPromise } from "xstate";
import { followConnection } from "../browser/connection.ts";
import { isPageReachable, markReload } from "../browser/missing-script.ts";

export const missingScript = missingScriptMachine.provide({
  actors: {
    reachPage: fromPromise(({ signal }) => isPageReachable(signal)),
    markReload: fromPromise(async ({ input }) => markReload(input.script)),
    followConnection,
  },
  actions: { reload: () => location.reload() },
});

/** What happens about a missing script; null until that is decided. */
export function useMissingScript(script: string) {
  const actor = useActorRef(missingScript, { input: { script } });
  const state = useSelector(actor, (snapshot): "offline" | "unreachable" | "gone" | null => {
    if (snapshot.matches({ waiting: "offline" })) return "offline";
    if (snapshot.matches({ waiting: "unreachable" })) return "unreachable";
    return snapshot.matches("gone") ? "gone" : null;
  });
  const reload = useCallback(() => actor.send({ type: "reload.requested" }), [actor]);
  return { state, reload };
}
