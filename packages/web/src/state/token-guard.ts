import type { Operation, PartnerClient } from "partner-sdk";
import type { TabTokenStore } from "../browser/token-store.ts";

/** Aborts calls while the stored token is one that another tab stored and this one has not taken over: it may be another user's. */
export function withTokenGuard(client: PartnerClient, { isOwn }: TabTokenStore): PartnerClient {
  const call = async (operation: Operation, ...rest: unknown[]) => {
    refuse(!isOwn());
    const data = await (client.call as Call)(operation, ...rest);
    // A retry uses the token of its moment.
    refuse(operation.method === "GET" && !isOwn());
    return data;
  };
  return { ...client, call: call as PartnerClient["call"] };
}

function refuse(isOtherUser: boolean) {
  if (isOtherUser) throw new DOMException("", "AbortError");
}

type Call = (operation: Operation, ...rest: unknown[]) => Promise<unknown>;
