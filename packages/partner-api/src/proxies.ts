import { isIP, isIPv6 } from "node:net";

/** How many of them stand between callers and the server, or their addresses and networks. */
export type Proxies = false | number | string[];

const mostHops = 32;
const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

/** Undefined for what is neither a number of hops nor networks. */
export function proxiesIn(text: string): Proxies | undefined {
  if (["", "0", "false"].includes(text)) return false;
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined;
  const networks = text.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = "", bits, ...rest] = text.split("/");
  if (isIP(address) === 0 || rest.length > 0) return false;
  const most = isIPv6(address) ? 128 : 32;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** Fastify trusts no number of hops, since it cannot tell who stands at each: the setting says that nobody else can. */
export const trusting = (proxies: Proxies) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;
