import type { Operation } from "partner-sdk";
import { keyOfOperation } from "./not-offered.ts";

/** What a host answers, as far as the portal knows. */
export type Offered = {
  /** Features, paths of single operations, and those of missing calls of the specification, in the host's own words. */
  features: readonly string[];
  /** Operations that it turned out not to answer, by `keyOfOperation`. */
  notOffered: readonly string[];
};

/** Whether a host answers an operation. A host has the calls of the specification, which have no feature, unless it says `-` and the path. */
export function isOffered(operation: Operation, { features, notOffered }: Offered): boolean {
  const { feature, path } = operation;
  if (!feature) return !features.includes(`-${path}`);
  const isNamed = features.includes(feature) || features.includes(path);
  return isNamed && !notOffered.includes(keyOfOperation(operation));
}
