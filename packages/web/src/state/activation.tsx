import type { Destination } from "machines";
import { useLayoutEffect } from "react";
import { chooseCompany } from "./choose-company.ts";
import { usePortal } from "./portal-context.ts";

type Activate = Extract<Destination, { type: "activate" }>;

/** Makes the company that the address names the active one, before anything is painted or requested. */
export function Activation({ module, company }: Activate) {
  const portal = usePortal();
  useLayoutEffect(() => {
    chooseCompany(portal, module, company);
  }, [portal, module, company]);
  return null;
}
