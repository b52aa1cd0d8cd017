import { accessTokenEntry } from "partner-sdk";
import { leftToken } from "../browser/left-token.ts";
import { stored } from "../browser/stored.ts";

/** The tokens that no machine carries. */
export function knownTokens(): (string | null)[] {
  return [stored("device", accessTokenEntry), leftToken()?.token ?? null];
}
