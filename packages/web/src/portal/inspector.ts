import { createBrowserInspector } from "@statelyai/inspect";
import { createPortalInspector } from "machines";

/** Shows in Stately's inspector what the machines do; development builds alone can load this. */
export function openInspector() {
  const token = () => [localStorage.getItem("accessToken")];
  return createPortalInspector(createBrowserInspector, token).inspect;
}
