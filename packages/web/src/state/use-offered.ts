import type { Offered } from "machines/offered";
import { useMemo } from "react";
import { usePortalValue } from "./portal-context.ts";

/** What the host answers, for `isOffered`. */
export function useOffered(): Offered {
  const features = usePortalValue(({ context }) => context.reporting.features);
  const notOffered = usePortalValue(({ context }) => context.notOffered);
  return useMemo(() => ({ features, notOffered }), [features, notOffered]);
}
