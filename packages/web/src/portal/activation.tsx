import type { Destination } from "machines";
import { useLayoutEffect } from "react";
import { usePortal } from "./portal-context.ts";

type Activate = Extract<Destination, { type: "activate" }>;

/** Makes the company that the address names the active one, before anything is painted or requested. */
export function Activation({ module, company }: Activate) {
  const portal = usePortal();
  useLayoutEffect(
    () => portal.getSnapshot().children[module]?.send({ type: "company.chosen", company }),
    [portal, module, company],
  );
  return null;
}
