import { type Destination, destinationOf, knownFrom } from "machines";
import { useEffect } from "react";
import { useAddress } from "../browser/address.ts";
import { usePortal, usePortalValue } from "./portal-context.ts";

export function useDestination(): { path: string; destination: Destination } {
  const { path, page } = useAddress();
  const portal = usePortal();
  useEffect(() => portal.send({ type: "page.opened", page }), [portal, page]);
  const destination = usePortalValue(
    (snapshot) => destinationOf(page, knownFrom(snapshot)),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  return { path, destination };
}
