import { usePortalValue } from "../portal/portal-context.ts";
import { OwnPassword } from "./own-password.tsx";

/** The sections of Profile that a host may have. */
export function OwnAccount() {
  const features = usePortalValue(({ context }) => context.reporting.features);
  return <>{features.includes("password") && <OwnPassword />}</>;
}
