import { createBrowserInspector } from "@statelyai/inspect";
import { createPortalInspector } from "machines/inspect/inspector";
import { knownTokens } from "./live-tab.ts";

/** Only development builds can load this. */
export function openInspector() {
  return createPortalInspector(createBrowserInspector, knownTokens).inspect;
}
