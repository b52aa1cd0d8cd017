import type { Module } from "partner-sdk";
import { usePortalValue } from "./portal-context.ts";

export function useAllCompanies() {
  return usePortalValue(({ context }) => context.companies);
}

export function useActiveCompanies() {
  return usePortalValue(({ context }) => context.active);
}

export const useActiveCompany = (module: Module) => useActiveCompanies()[module];
