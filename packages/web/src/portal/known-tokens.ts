import { accessTokenEntry } from "partner-sdk";
import { leftToken } from "../platform/left-token.ts";
import { stored } from "../platform/stored.ts";

/** The tokens that no machine carries. */
export function knownTokens(): (string | null)[] {
  return [stored("device", accessTokenEntry), leftToken()?.token ?? null];
}
