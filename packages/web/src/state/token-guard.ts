import type { Operation, PartnerClient } from "partner-sdk";
import type { TabTokenStore } from "../browser/token-store.ts";

/** Nothing is asked with a token that another tab has stored, before this one has heard of it: it is that tab's user's. */
export function ownCalls(client: PartnerClient, { isOwn }: TabTokenStore): PartnerClient {
  const call = async (operation: Operation, ...rest: unknown[]) => {
    refuse(!isOwn());
    const data = await (client.call as Call)(operation, ...rest);
    // What is asked once more takes the token of that moment.
    refuse(operation.method === "GET" && !isOwn());
    return data;
  };
  return { ...client, call: call as PartnerClient["call"] };
}

function refuse(isOtherUser: boolean) {
  if (isOtherUser) throw new DOMException("", "AbortError");
}

type Call = (operation: Operation, ...rest: unknown[]) => Promise<unknown>;
