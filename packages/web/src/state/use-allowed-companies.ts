import type { Module } from "partner-sdk";
import { usePortalValue } from "./portal-context.ts";

export function useAllCompanies() {
  return usePortalValue(({ context }) => context.companies);
}

export function useActiveCompanies() {
  return usePortalValue(({ context }) => context.active);
}

/** What the host answers to administrators of a company alone. */
const forAdministrators: readonly string[] = ["readings", "administration"];

/** What the host answers about the active company of a module beyond the specification. */
export function useFeatures(module: Module): readonly string[] {
  const features = usePortalValue(({ context }) => context.reporting.features);
  const company = usePortalValue(({ context }) => context.active[module]);
  if (company?.role === "administrator") return features;
  return features.filter((each) => !forAdministrators.includes(each));
}
