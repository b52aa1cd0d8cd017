import { isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { withoutPort } from "./proxies.ts";

/** Asked for more than once of a request, and dear to find out. */
const places = new WeakMap<FastifyRequest, string>();

/** What limits count by: an IPv4 address, however it is written, or an IPv6 network, since one person has all of it. */
export function clientAddressOf(request: FastifyRequest): string {
  const place = places.get(request) ?? placeIn(request);
  places.set(request, place);
  return place;
}

function placeIn({ ip, ips = [ip] }: FastifyRequest): string {
  // What a proxy passes on need not be an address.
  const address = ips.map(withoutPort).findLast((each) => isIP(each) !== 0);
  return address === undefined ? "unknown" : normalized(address);
}

/** Most requests come from a few addresses. */
const mostKnown = 1000;
const known = new Map<string, string>();

function normalized(address: string): string {
  const before = known.get(address);
  if (before !== undefined) return before;
  const place = normalizeIP(address);
  if (known.size >= mostKnown) known.clear();
  known.set(address, place);
  return place;
}
