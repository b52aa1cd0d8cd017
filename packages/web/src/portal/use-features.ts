import type { Module } from "partner-sdk";
import { answeredAbout } from "../modules/row-link.ts";
import { usePortalValue } from "./portal-context.ts";

/** What the host answers about the active company of a module beyond the specification. */
export function useFeatures(module: Module): readonly string[] {
  const features = usePortalValue(({ context }) => context.reporting.features);
  const company = usePortalValue(({ context }) => context.active[module]);
  return answeredAbout(company, features);
}
