import { pathAfterChoosing, pathBackFrom } from "machines";
import type { Company, Module } from "partner-sdk";
import { useCallback } from "react";
import { navigate } from "../platform/address.ts";
import { usePortal, usePortalValue } from "./portal-context.ts";

const none: readonly Company[] = [];

export function useCompanies(module: Module) {
  const portal = usePortal();
  const allowed = usePortalValue(({ context }) => context.companies);
  const active = usePortalValue(({ context }) => context.active[module] ?? null);
  const choose = useCallback(
    (company: string) => {
      const chosen = { type: "company.chosen", company } as const;
      const actor = portal.getSnapshot().children[module];
      if (!actor?.getSnapshot().can(chosen)) return;
      actor.send(chosen);
      navigate(pathAfterChoosing(module));
    },
    [portal, module],
  );
  return {
    companies: allowed[module] ?? none,
    active,
    backPath: pathBackFrom(module, allowed),
    choose,
  };
}

export function useAllCompanies() {
  return usePortalValue(({ context }) => context.companies);
}

export function useActiveCompanies() {
  return usePortalValue(({ context }) => context.active);
}
