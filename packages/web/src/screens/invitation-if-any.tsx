import { account } from "../account/account-door.ts";
import { Behind } from "../platform/door.tsx";
import { usePortalValue } from "../portal/portal-context.ts";
import { ErrorPage } from "./error.tsx";

/** An invitation for somebody who is signed in, at a host that has them. */
export function InvitationIfAny() {
  const features = usePortalValue(({ context }) => context.reporting.features);
  if (!features.includes("administration")) return <ErrorPage kind="unknown" />;
  return <Behind door={account}>{({ Invitation }) => <Invitation />}</Behind>;
}
