import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import type { Origin } from "./origins.ts";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/floor.js"></script></head><body><div id="root"></div></body></html>`;

export type Floor = Origin & { scriptKilobytes: number };

/** The bare page of the same libraries, compressed as the portal is. */
export async function startFloorHost(): Promise<Floor> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("floor-page.tsx", import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    target: ["chrome111", "firefox113", "safari16.4"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? "");
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
