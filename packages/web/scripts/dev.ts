import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { context, type Plugin } from "esbuild";
import { assemble, type Bundle, bundleOptions } from "./bundle.ts";
import { indexHtml } from "./index-html.ts";
import { headerOf, securityPolicy } from "./security-policy.ts";

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const bases = { apiBase: process.env.PARTNER_API_BASE_URL ?? "", assetBase: "" };
const header = headerOf(securityPolicy(bases));
const waiting = new Set<ServerResponse>();

/** Serves the portal and its components, built again on every change; `/api` goes to the API. */
export async function serveWatched({ port, api }: { port: number; api: URL }) {
  const portal = await watched({ main: "src/main.tsx" });
  const beside = {
    "/gallery": await watched({ main: "src/gallery/main.tsx" }),
    "/replay": await watched({ main: "src/replay/main.tsx" }),
  };
  const all = [portal, ...Object.values(beside)];
  const server = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? "/", "http://localhost").pathname;
    if (path.startsWith("/api/")) return forward(incoming, response, api);
    if (path === "/dev/built") return listen(response);
    if (path.startsWith("/assets/")) {
      const name = path.slice("/assets/".length);
      const holder = all.find(({ latest }) => latest().files.has(name));
      return sendAsset(response, name, holder?.latest().files.get(name));
    }
    const { latest } = path === "/gallery" || path === "/replay" ? beside[path] : portal;
    sendPage(response, latest());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
}

/** The newest bundle of an entry, made again whenever a file of it changes. */
async function watched(entries: Record<string, string>): Promise<{ latest: () => Bundle }> {
  const { options, sources } = bundleOptions({ reload: "src/gallery/reload.ts", ...entries }, true);
  let latest: Bundle | undefined;
  const publish: Plugin = {
    name: "publish",
    setup: (build) =>
      build.onEnd(async ({ metafile, outputFiles, errors, ...rest }) => {
        if (errors.length > 0 || !metafile || !outputFiles) return;
        latest = await assemble(
          { ...rest, errors, metafile, outputFiles, mangleCache: undefined },
          sources,
          true,
        );
        for (const response of waiting) response.write("data: built\n\n");
      }),
  };
  const watcher = await context({ ...options, plugins: [...options.plugins, publish] });
  await watcher.rebuild();
  await watcher.watch();
  return {
    latest: () => {
      if (!latest) throw new Error("Nothing has been built yet: see the errors above.");
      return latest;
    },
  };
}

function page(bundle: Bundle): string {
  const reload = bundle.chunks.find(({ name }) => name === "reload");
  const script = `\n<script type="module" src="/assets/${reload?.scripts[0]}"></script>`;
  return indexHtml(bundle, bases, script);
}

function sendAsset(response: ServerResponse, name: string, file: Uint8Array | undefined) {
  if (!file) return response.writeHead(404).end();
  const type = types[extname(name)] ?? "application/octet-stream";
  return response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(file);
}

function sendPage(response: ServerResponse, bundle: Bundle) {
  response
    .writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": header,
      "cache-control": "no-store",
    })
    .end(page(bundle));
}

function listen(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("\n");
  waiting.add(response);
  response.on("close", () => waiting.delete(response));
}

function forward(incoming: IncomingMessage, response: ServerResponse, api: URL) {
  const onward = request(new URL(incoming.url ?? "/", api), {
    method: incoming.method,
    headers: { ...incoming.headers, host: api.host },
  });
  onward.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  incoming.pipe(onward);
}
