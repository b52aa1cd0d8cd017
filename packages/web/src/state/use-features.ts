import type { Company, Module } from "partner-sdk";
import { usePortalValue } from "./portal-context.ts";

const ofAdministrators: readonly string[] = ["readings", "administration"];

/** What the host answers about the active company of a module beyond the specification. */
export function useFeatures(module: Module): readonly string[] {
  const features = usePortalValue(({ context }) => context.reporting.features);
  const company = usePortalValue(({ context }) => context.active[module]);
  return answeredAbout(company, features);
}

/** The features that a host answers about a company, some to its administrators alone. */
const answeredAbout = (
  company: Company | null | undefined,
  features: readonly string[],
): readonly string[] =>
  company?.role === "administrator"
    ? features
    : features.filter((each) => !ofAdministrators.includes(each));
