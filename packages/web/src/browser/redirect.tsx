import { useLayoutEffect } from "react";
import { navigate } from "./address.ts";

/** Leads elsewhere before anything is painted, and leaves nothing to come back to. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
