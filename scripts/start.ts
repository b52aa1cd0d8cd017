import { existsSync } from "node:fs";
import { readSettings, serve } from "partner-api/serve";

const say = (what: string) => console.log(what);
const portal = new URL("../packages/web/dist/", import.meta.url);

try {
  if (!existsSync(new URL("index.html", portal)))
    say("The portal is not built: serving the API alone.");
  await serve({ settings: readSettings(process.env), portal, say });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
