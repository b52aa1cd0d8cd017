import { useActorRef, useSelector } from "@xstate/react";
import { useCallback } from "react";
import { missingScript } from "./missing-script-calls.ts";

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
