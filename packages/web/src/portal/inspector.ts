import { createBrowserInspector } from "@statelyai/inspect";
import { createPortalInspector } from "machines";

/** Only development builds can load this. */
export function openInspector() {
  const token = () => [localStorage.getItem("accessToken")];
  return createPortalInspector(createBrowserInspector, token).inspect;
}
