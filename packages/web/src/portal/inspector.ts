import { createBrowserInspector } from "@statelyai/inspect";
import { createPortalInspector } from "machines";
import { accessTokenEntry } from "partner-sdk";
import { leftToken } from "../platform/left-token.ts";
import { stored } from "../platform/stored.ts";

/** Only development builds can load this. */
export function openInspector() {
  const tokens = () => [stored("device", accessTokenEntry), leftToken()?.token ?? null];
  return createPortalInspector(createBrowserInspector, tokens).inspect;
}
