import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { withoutPort } from "partner-api/http/proxies.ts";
import { securityHeaders } from "partner-api/server/security-headers.ts";

/** Of one connection alone. */
const ofConnection = [
  "connection",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** What this server says itself of where a request comes from. */
const ofProxies = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-prefix",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-real-ip",
];

const notForHost = new Set([...ofConnection, ...ofProxies, "host", "expect"]);

/** The portal's own origin allows nobody, offers no other way to itself and has its own policies. */
const notForBrowser = new Set([
  ...ofConnection,
  ...Object.keys(securityHeaders),
  "access-control-allow-credentials",
  "access-control-allow-headers",
  "access-control-allow-methods",
  "access-control-allow-origin",
  "access-control-expose-headers",
  "access-control-max-age",
  "alt-svc",
  "service-worker-allowed",
]);

type Headers = Record<string, string | string[]>;

export function headersForHost(request: FastifyRequest): Headers {
  const sent = request.raw.headers;
  const headers = without(sent, notForHost);
  // Hosts refuse origins that they do not know. The browser vouches for this one.
  if (sent["sec-fetch-site"] === "same-origin") delete headers.origin;
  if (request.body === undefined) delete headers["content-length"];
  headers["x-forwarded-for"] = [...(request.ips ?? [request.ip])]
    .reverse()
    .map(withoutPort)
    .join(", ");
  headers["x-forwarded-host"] = request.host;
  headers["x-forwarded-proto"] = request.protocol;
  return headers;
}

/** On top of what this server has put on the reply. */
export function headersForBrowser(came: IncomingHttpHeaders, reply: FastifyReply): Headers {
  const headers = without(came, notForBrowser);
  const cookies = headers["set-cookie"];
  if (cookies) headers["set-cookie"] = [cookies].flat().map(cookieOfPortal);
  return Object.assign({ "cache-control": "no-store" }, reply.getHeaders() as Headers, headers);
}

function without(headers: IncomingHttpHeaders, dropped: ReadonlySet<string>): Headers {
  const named = headers.connection?.toLowerCase().split(/[\s,]+/);
  const kept: Headers = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !dropped.has(name) && !named?.includes(name)) kept[name] = value;
  }
  return kept;
}

/** To the browser, the portal has set it: no other domain, and no path of the host. */
const cookieOfPortal = (cookie: string) =>
  `${cookie.replace(/;\s*(domain|path)\s*(=[^;]*)?(?=;|$)/gi, "")}; Path=/`;
