import { lazyComponent } from "../browser/lazy.tsx";
import { ErrorPage } from "../layout/error.tsx";
import { usePortalValue } from "../state/portal-context.ts";

const Invitation = lazyComponent("account", "Invitation");

/** An invitation for somebody who is signed in, at a host that has them. */
export function InvitationIfAny() {
  const features = usePortalValue(({ context }) => context.reporting.features);
  if (!features.includes("administration")) return <ErrorPage kind="unknown" />;
  return <Invitation />;
}
