import { createBrowserInspector } from "@statelyai/inspect";
import { createPortalInspector } from "machines";
import { accessTokenEntry } from "partner-sdk";
import { stored } from "../platform/stored.ts";

/** Only development builds can load this. */
export function openInspector() {
  const token = () => [stored("device", accessTokenEntry)];
  return createPortalInspector(createBrowserInspector, token).inspect;
}
