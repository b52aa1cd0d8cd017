import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HostProfile } from "partner-sdk/host-profile";
import { buildPortalServer, readPortalSettings } from "portal-server";
import { onTestFinished } from "vitest";

const page = `<!doctype html>
<meta name="partner-api-base" content="">
<meta name="partner-host-profile" content="">
<script>start()</script>
<link rel="icon" href="/assets/icon-ABCDEFGH.svg">
`;

/** As the build writes it. */
const policy = {
  header: "default-src 'none'; connect-src 'self'",
  directives: { "default-src": ["'none'"], "connect-src": ["'self'"] },
};

type Options = {
  host: string;
  profile?: HostProfile;
  crossOrigin?: boolean;
  env?: Record<string, string>;
};

type Logged = { msg: string; level: number } & Record<string, unknown>;

/** The portal's server in front of a host, with a page of a few lines. It ends with the test. */
export async function startPortal({ host, profile = {}, crossOrigin = false, env = {} }: Options) {
  const folder = mkdtempSync(join(tmpdir(), "portal-server-"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "service-worker.js"), "");
  writeFileSync(join(folder, "security-policy.json"), JSON.stringify(policy));
  const logged: Logged[] = [];
  const settings = await readPortalSettings({ host, "cross-origin": crossOrigin }, env);
  const app = await buildPortalServer({
    settings: { ...settings, profile: { ...profile, api: settings.profile.api } },
    portal: pathToFileURL(`${folder}/`),
    logTo: { write: (line) => void logged.push(JSON.parse(line)) },
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return { url, app, logged, folder };
}
