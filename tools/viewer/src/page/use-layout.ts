import { useEffect, useState } from "react";
import type { AnyStateMachine } from "xstate";
import { arrowsOf, statesOf } from "../drawing/definition.ts";
import { type Layout, layoutOf } from "../drawing/layout.ts";

const layouts = new Map<AnyStateMachine, Promise<Layout>>();

/** Where everything of a machine is drawn, once that is known. */
export function useLayout(machine: AnyStateMachine | undefined): Layout | null {
  const [found, setFound] = useState<{ machine: AnyStateMachine; layout: Layout } | null>(null);
  useEffect(() => {
    if (!machine) return;
    let isWanted = true;
    const states = statesOf(machine);
    const layout = layouts.get(machine) ?? layoutOf(states, arrowsOf(machine, states));
    layouts.set(machine, layout);
    layout.then((layout) => {
      if (isWanted) setFound({ machine, layout });
    });
    return () => {
      isWanted = false;
    };
  }, [machine]);
  return found?.machine === machine ? (found?.layout ?? null) : null;
}
