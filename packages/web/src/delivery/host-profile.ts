import { checkedHostFetch, type HostFetch, type HostProfile } from "partner-sdk/host-profile";

const sending = new Map<string, Promise<HostFetch>>();

/** A fetch for the SDK at a host that speaks otherwise than the contract, by the profile at an address. */
async function fetchOfProfile(address: string, request: Request): Promise<Response> {
  const send = sending.get(address) ?? readProfile(address);
  sending.set(address, send);
  send.catch(() => sending.delete(address));
  return (await send)(request);
}

export { fetchOfProfile as fetch };

async function readProfile(address: string): Promise<HostFetch> {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new TypeError(`The profile of the host is not at ${address}.`);
  return checkedHostFetch((await answer.json()) as HostProfile);
}
