import { useMemo } from "react";
import { signOf } from "../i18n/numbers/currency.ts";
import { usePortalValue } from "./portal-context.ts";

/** The sign of the currency that the host's amounts are in; empty where it names none. */
export function useCurrency(): string {
  const code = usePortalValue(({ context }) => context.reporting.currency);
  return useMemo(() => signOf(code), [code]);
}
