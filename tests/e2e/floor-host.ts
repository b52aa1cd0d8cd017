import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Origin } from "./origins.ts";
import { productionBuild } from "./production-build.ts";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/floor.js"></script></head><body><div id="root"></div></body></html>`;

export type Floor = Origin & { scriptKilobytes: number };

/** The bare page of the same libraries, compressed as the portal is. */
export async function startFloorHost(): Promise<Floor> {
  const script = brotliCompressSync((await productionBuild("floor-page.tsx")).script);
  const html = brotliCompressSync(page);
  const server = createServer((request, response) => {
    const isScript = request.url === "/floor.js";
    response.writeHead(200, {
      "content-encoding": "br",
      "content-type": isScript ? "text/javascript" : "text/html",
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
