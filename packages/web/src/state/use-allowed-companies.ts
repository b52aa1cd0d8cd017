import { usePortalValue } from "./portal-context.ts";

export function useAllCompanies() {
  return usePortalValue(({ context }) => context.companies);
}

export function useActiveCompanies() {
  return usePortalValue(({ context }) => context.active);
}
