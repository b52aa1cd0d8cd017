import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "./refusal.ts";

const hashed = /[-.][A-Z0-9]{8,}\.\w+(\.map)?$/i;

/** The portal's build: hashed files for a year, its page never, and the page for every path of the portal. */
export async function addPortal(app: FastifyInstance, portal: URL | undefined) {
  const built = portal && existsSync(new URL("index.html", portal));
  if (built) await addFiles(app, portal);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && !/^\/api\/|\.\w+$/.test(pathOf(request.url));
    if (!built || !wantsPage) throw new Refusal(404);
    return reply.sendFile("index.html");
  });
}

async function addFiles(app: FastifyInstance, portal: URL) {
  await app.register(files, {
    root: fileURLToPath(portal),
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const name = path.replace(/\.(br|gz)$/, "");
      response.setHeader(
        "cache-control",
        hashed.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  app.get("/", (_, reply) => reply.sendFile("index.html"));
  app.addHook("onSend", async (request, reply) => {
    const path = pathOf(request.url);
    if (path.startsWith("/api/") || reply.statusCode >= 400) return;
    reply.header(
      "vary",
      [reply.getHeader("vary"), "Accept-Encoding"].flat().filter(Boolean).join(", "),
    );
    if (hashed.test(path)) openToAll(reply);
  });
}

/** Whoever shows the page may take its files from here: a page of another origin, too. */
function openToAll(reply: FastifyReply) {
  reply.removeHeader("access-control-allow-credentials");
  reply.header("access-control-allow-origin", "*");
  reply.header("cross-origin-resource-policy", "cross-origin");
}

const pathOf = (url: string) => url.split("?")[0] ?? url;
