import { pathAfterChoosing, pathBackFrom } from "machines";
import type { Company, Module } from "partner-sdk";
import { navigate } from "../platform/address.ts";
import { usePortal, usePortalValue } from "./portal-context.ts";

const none: readonly Company[] = [];

export function useCompanies(module: Module) {
  const portal = usePortal();
  const allowed = usePortalValue(({ context }) => context.companies);
  const active = usePortalValue(({ context }) => context.active[module] ?? null);
  return {
    companies: allowed[module] ?? none,
    active,
    backPath: pathBackFrom(module, allowed),
    choose(company: string) {
      portal.getSnapshot().children[module]?.send({ type: "company.chosen", company });
      navigate(pathAfterChoosing(module));
    },
  };
}

export function useAllCompanies() {
  return usePortalValue(({ context }) => context.companies);
}

export function useActiveCompanies() {
  return usePortalValue(({ context }) => context.active);
}
