import { isIP, isIPv6 } from "node:net";
import { compile } from "@fastify/proxy-addr";

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

/** Some proxies append the port: `203.0.113.7:50123`, `[2001:db8::1]:50123`. */
export const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, "$1");

/** Fastify trusts no number of hops, since it cannot tell who stands at each: the setting says that nobody else can. */
export function trusting(proxies: Proxies) {
  if (proxies === false) return false;
  if (typeof proxies === "number") return (_address: string, hop: number) => hop < proxies;
  const trusts = compile(proxies);
  return (address: string, hop: number) => trusts(withoutPort(address), hop);
}
