import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error.ts";
import { isOfApi } from "../http/of-api.ts";
import { isProbe } from "./probes.ts";
import { pageSecurityHeaders } from "./security-headers.ts";
import { varyBy } from "./vary.ts";

const forEver = "public, max-age=31536000, immutable";
const hashed = /[-.][A-Z0-9]{8,}\.\w+(\.map)?$/i;

/** The page at every address of the portal. */
export type Page = {
  /** Undefined while there is no build. */
  policy(): string | undefined;
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
};

/** A build made while the server runs is served from then on. */
export async function addPortal(
  app: FastifyInstance,
  portal: URL | undefined,
  page = portal && pageAsBuilt(portal),
) {
  if (portal && page) await addFiles(app, portal, page);
  for (const path of ["/", "/index.html"]) app.get(path, sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (!isForPage(request)) throw new HttpError(404);
    return sendPage(request, reply);
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const header = page?.policy();
    if (!page || !header) throw new HttpError(404);
    reply.headers({ ...pageSecurityHeaders, "content-security-policy": header });
    return page.send(request, reply);
  }
}

const pageAsBuilt = (portal: URL): Page => ({
  policy: ofBuild(portal, ({ header }) => header),
  send: (_, reply) => reply.sendFile("index.html"),
});

/** A path with a dot names a missing file or ends in an id: only those who accept a page get one. */
function isForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url);
  if (method !== "GET" || path.startsWith("/assets/") || isProbe(path)) return false;
  return !/\.\w+$/.test(path) || /\btext\/html\b/.test(headers.accept ?? "");
}

export type Policy = { header: string; directives: Record<string, string[]> };

/** Made once of each build, whose policy is the last file that it writes. */
export function ofBuild<T>(portal: URL, make: (policy: Policy) => T): () => T | undefined {
  const file = new URL("security-policy.json", portal);
  let known: { written: number; made: T } | undefined;
  return () => {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written === undefined) return undefined;
    if (written !== known?.written)
      known = { written, made: make(JSON.parse(readFileSync(file, "utf8"))) };
    return known.made;
  };
}

async function addFiles(app: FastifyInstance, portal: URL, { policy }: Page) {
  await app.register(files, {
    root: fileURLToPath(portal),
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const name = path.replace(/\.(br|gz)$/, "");
      response.setHeader("cache-control", hashed.test(name) ? forEver : "no-cache");
    },
  });
  app.addHook("onSend", async (request, reply) => {
    const isPreflight = request.method === "OPTIONS";
    if (isOfApi(request) || isPreflight || reply.statusCode >= 400) return;
    varyBy(reply, "Accept-Encoding");
    if (hashed.test(pathOf(request.url))) openToAll(reply);
    // A service worker fetches under the policy that it comes with itself, whatever its pages have.
    const header = pathOf(request.url) === "/service-worker.js" && policy();
    if (header) reply.header("content-security-policy", header);
  });
}

/** A page on another origin may load the portal's files from here. */
function openToAll(reply: FastifyReply) {
  reply.removeHeader("access-control-allow-credentials");
  reply.header("access-control-allow-origin", "*");
  reply.header("cross-origin-resource-policy", "cross-origin");
}

const pathOf = (url: string) => url.split("?")[0] ?? url;
