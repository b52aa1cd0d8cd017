import type { Destination } from "machines";
import type { Module } from "partner-sdk";
import { useLayoutEffect } from "react";
import { keepLastCompany } from "../browser/last-companies.ts";
import { usePortal } from "./portal-context.ts";
import type { PortalActor } from "./start-portal.ts";

/** Makes a company the active one, and the user's last one on this device. False if it is refused. */
export function chooseCompany(portal: PortalActor, module: Module, company: string): boolean {
  const { children, context } = portal.getSnapshot();
  const chosen = { type: "company.chosen", company } as const;
  const actor = children[module];
  if (!actor?.getSnapshot().can(chosen)) return false;
  actor.send(chosen);
  const { user } = context;
  // Another tab may have signed out just now.
  if (user !== null && portal.tokenStore.isOwn()) keepLastCompany(user, module, company);
  return true;
}

type Activate = Extract<Destination, { type: "activate" }>;

/** Makes the company that the address names the active one, before anything is painted or requested. */
export function ActivateCompany({ module, company }: Activate) {
  const portal = usePortal();
  useLayoutEffect(() => {
    chooseCompany(portal, module, company);
  }, [portal, module, company]);
  return null;
}
