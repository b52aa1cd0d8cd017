import type { Operation } from "partner-sdk";
import { keyOfOperation } from "./not-offered.ts";

/** What a host answers, as far as the portal knows. */
export type Offered = {
  /** Features, and paths of single operations, in the host's own words. */
  features: readonly string[];
  /** Operations that it turned out not to answer, by `keyOfOperation`. */
  notOffered: readonly string[];
};

/** Whether a host answers an operation. The calls of the specification have no feature, and every host has them. */
export function isOffered(operation: Operation, { features, notOffered }: Offered): boolean {
  const { feature, path } = operation;
  if (!feature) return true;
  const isNamed = features.includes(feature) || features.includes(path);
  return isNamed && !notOffered.includes(keyOfOperation(operation));
}
