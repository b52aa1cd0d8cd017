import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { context, type Plugin } from "esbuild";

/** Where the viewer is, beside the portal too. */
export const viewerPath = "/machines";

const directory = fileURLToPath(new URL("..", import.meta.url));
/** Where the simulator leaves the traces of a schedule. */
const traces = fileURLToPath(new URL("../../../.cache/simulator/", import.meta.url));
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'";
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Machines</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${viewerPath}/main.css">
<script type="module" src="${viewerPath}/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** The viewer, built now and after every change; answers what lies below its path, and nothing else. */
export async function builtViewer() {
  let files = new Map<string, Uint8Array>();
  let isBuilt = () => {};
  const built = new Promise<void>((resolve) => {
    isBuilt = resolve;
  });
  const keep: Plugin = {
    name: "keep",
    setup: (build) =>
      build.onEnd(({ errors, outputFiles = [] }) => {
        if (errors.length > 0) return;
        files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
        isBuilt();
      }),
  };
  const building = await context({
    absWorkingDir: directory,
    entryPoints: ["src/main.tsx"],
    outdir: "built",
    bundle: true,
    format: "esm",
    target: ["chrome111", "firefox113", "safari16.4"],
    jsx: "automatic",
    conditions: ["en", "module"],
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [vanillaExtractPlugin(), keep],
    write: false,
  });
  await building.watch();
  await built;
  return {
    /** Whether it was something of the viewer's that was asked for. */
    answer(path: string, response: ServerResponse): boolean {
      if (path !== viewerPath && !path.startsWith(`${viewerPath}/`)) return false;
      const name = path.slice(viewerPath.length + 1);
      const file = name === "" ? page : (files.get(name) ?? traceNamed(name));
      const type = name === "" ? "text/html" : (types[extname(name)] ?? "text/plain");
      response.writeHead(file === undefined ? 404 : 200, {
        "content-type": `${type}; charset=utf-8`,
        "content-security-policy": policy,
        "cache-control": "no-store",
      });
      response.end(file);
      return true;
    },
    end: () => building.dispose(),
  };
}

/** `traces/seed-17-tab-1.json`, if there is one. */
function traceNamed(name: string): Uint8Array | undefined {
  const [, trace] = /^traces\/([\w-]+\.json)$/.exec(name) ?? [];
  try {
    return trace === undefined ? undefined : readFileSync(`${traces}${trace}`);
  } catch {
    return undefined;
  }
}
