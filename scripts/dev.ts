import { fileURLToPath } from "node:url";
import { readSettings, serve } from "partner-api/serve";
import { serveWatched } from "../packages/web/dev/serve.ts";
import { addressIn } from "../packages/web/scripts/bases.ts";
import { builtViewer, viewerPath } from "../tools/viewer/scripts/viewer.ts";

const say = (what: string) => console.log(what);

/** PARTNER_API names another API; without it, this repository's own runs beside the portal. */
async function startApi(): Promise<URL> {
  const named = addressIn(process.env, "PARTNER_API", "http://127.0.0.1:4173");
  if (named) return new URL(named);
  const settings = readSettings({
    LOG_LEVEL: "warn",
    PORTAL_ORIGIN: "http://localhost",
    ...process.env,
  });
  await serve({ settings, say });
  return new URL(`http://127.0.0.1:${settings.port}`);
}

try {
  const api = await startApi();
  const port = Number(process.env.WEB_PORT ?? 5173);
  const viewer = await builtViewer();
  const gallery = fileURLToPath(new URL("../tools/gallery/main.tsx", import.meta.url));
  await serveWatched({ port, api, pages: { gallery }, beside: viewer.answer });
  say(`Portal, rebuilt when its sources change: http://localhost:${port}`);
  say(`Its components: http://localhost:${port}/gallery`);
  say(`The reference of its API: http://localhost:${port}/reference`);
  say(`Its machines, alone, live and from a trace: http://localhost:${port}${viewerPath}`);
  say(`Its machines, in Stately's inspector: http://localhost:${port}/?inspect`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
