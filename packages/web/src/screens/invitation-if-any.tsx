import { lazyComponent } from "../platform/lazy.tsx";
import { usePortalValue } from "../portal/portal-context.ts";
import { ErrorPage } from "./error.tsx";

const Invitation = lazyComponent("account", "Invitation");

/** An invitation for somebody who is signed in, at a host that has them. */
export function InvitationIfAny() {
  const features = usePortalValue(({ context }) => context.reporting.features);
  if (!features.includes("administration")) return <ErrorPage kind="unknown" />;
  return <Invitation />;
}
