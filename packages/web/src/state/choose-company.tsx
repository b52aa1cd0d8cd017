import type { Module } from "partner-sdk";
import { keepLastCompany } from "../browser/last-companies.ts";
import type { PortalActor } from "./start-portal.ts";

/** Makes a company the active one, and the user's last one on this device; false where it is refused. */
export function chooseCompany(portal: PortalActor, module: Module, company: string): boolean {
  const { children, context } = portal.getSnapshot();
  const chosen = { type: "company.chosen", company } as const;
  const actor = children[module];
  if (!actor?.getSnapshot().can(chosen)) return false;
  actor.send(chosen);
  const { user } = context;
  // Another tab may have signed out a moment ago.
  if (user !== null && portal.tokenStore.isOwn()) keepLastCompany(user, module, company);
  return true;
}
