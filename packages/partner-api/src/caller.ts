import { isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** What limits count by: an IPv4 address, however it is written, or an IPv6 network, since one person has all of it. */
export function placeOf({ ip, ips = [ip] }: FastifyRequest): string {
  // What a proxy passes on need not be an address.
  const address = ips.findLast((each) => isIP(each) !== 0);
  return address === undefined ? "unknown" : normalizeIP(address);
}
