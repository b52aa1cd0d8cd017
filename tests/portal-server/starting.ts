import { mkdtempSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Runs in a separate process, as `npx pnpm@10 portal` does, with a page of one line. */
const loaded: string[] = [];
const session = new Session();
if (process.env.LIST_LOADED) {
  session.connect();
  session.on("Debugger.scriptParsed", ({ params }) => loaded.push(params.url));
  session.post("Debugger.enable");
}
const folder = mkdtempSync(join(tmpdir(), "portal-server-"));
writeFileSync(join(folder, "index.html"), "<p>Portal</p>");
const policy = { header: "default-src 'none'", directives: { "default-src": ["'none'"] } };
writeFileSync(join(folder, "security-policy.json"), JSON.stringify(policy));
const { runPortal } = await import("portal-server");
await runPortal(process.argv.slice(2), process.env, async () => pathToFileURL(`${folder}/`));
if (process.env.LIST_LOADED)
  process.stdout.write(`${loaded.map((url) => `LOADED ${url}`).join("\n")}\nLOADED END\n`);
