import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Origin } from "tests/e2e/origins.ts";
import { productionBuild } from "../production-build.ts";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/floor.js"></script></head><body><div id="root"></div></body></html>`;

export type Floor = Origin & { scriptKilobytes: number };

/** What the portal's page is guarded by: a browser checks it, and starts another process for it. */
const guards =
  /^(content-security|cross-origin|origin-agent|permissions|referrer|strict-transport|x-content-type)/;

/** The bare pages of the same libraries, compressed, kept and guarded as the portal is, over the portal's own API. */
export async function startFloorHost(portal: string): Promise<Floor> {
  const { headers } = await fetch(portal);
  const guarded = Object.fromEntries([...headers].filter(([name]) => guards.test(name)));
  const script = brotliCompressSync((await productionBuild("portal/floor-page.tsx")).script);
  const html = brotliCompressSync(page);
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    if (url.startsWith("/api/")) {
      const { method, headers } = request;
      const forwarded = ask(new URL(url, portal), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(forwarded);
      return;
    }
    const isScript = url === "/floor.js";
    response.writeHead(200, {
      ...guarded,
      "content-encoding": "br",
      "content-type": isScript ? "text/javascript" : "text/html",
      "cache-control": isScript ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(isScript ? script : html);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scriptKilobytes: script.length / 1000,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
