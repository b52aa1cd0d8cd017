import { readSettings, serve } from "partner-api/serve";
import { serveWatched } from "../packages/web/scripts/dev.ts";

const say = (what: string) => console.log(what);

/** PARTNER_API names another API; without it, this repository's own runs beside the portal. */
async function startApi(): Promise<URL> {
  if (process.env.PARTNER_API) return new URL(process.env.PARTNER_API);
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
  await serveWatched({ port, api });
  say(`Portal, rebuilt when its sources change: http://127.0.0.1:${port}`);
  say(`Its components: http://127.0.0.1:${port}/gallery`);
  say(`The reference of its API: http://127.0.0.1:${port}/reference`);
  say(`Its machines, in Stately's inspector: http://127.0.0.1:${port}/?inspect`);
  say(`A copied trace, played back: http://127.0.0.1:${port}/replay`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
