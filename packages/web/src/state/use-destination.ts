import { type Destination, destinationOf, routingStateOf } from "machines";
import { useEffect } from "react";
import { useAddress } from "../browser/address.ts";
import { usePortal, usePortalValue } from "./portal-context.ts";

export function useDestination(): { path: string; destination: Destination } {
  const { path, page } = useAddress();
  const portal = usePortal();
  useEffect(() => portal.send({ type: "page.opened", page }), [portal, page]);
  const destination = usePortalValue(
    (snapshot) => destinationOf(page, routingStateOf(snapshot)),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  return { path, destination };
}
