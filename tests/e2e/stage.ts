import type { TestProject } from "vitest/node";
import { launchBrowser } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { startPortalProcess } from "./portal-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    portal: { url: string; password: string; pid: number | undefined };
    browser: string;
    /** Where a page of another origin may call the API from. */
    allowedPort: number;
  }
}

/** Once for all journeys: the real server with the production build, and a browser. */
export default async function start(project: TestProject) {
  const allowedPort = await freePort();
  const [portal, browser] = await Promise.all([
    // As many days as the longest range of a journey.
    startPortalProcess({ DEMO_DAYS: "33", ALLOWED_ORIGINS: `http://127.0.0.1:${allowedPort}` }),
    launchBrowser(),
  ]);
  const { url, password, pid } = portal;
  project.provide("portal", { url, password, pid });
  project.provide("browser", browser.wsEndpoint());
  project.provide("allowedPort", allowedPort);
  return async () => {
    await browser.close();
    await portal.stop();
  };
}
