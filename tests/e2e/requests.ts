import type { Page, Route } from "playwright-core";
import type { chunks } from "web/delivery/chunks.ts";

/** Keeps what a page asks for waiting, until what it returns is called; who has gone by then is not answered. */
export async function holds(page: Page, ...asked: (string | RegExp)[]): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const url of asked) {
    await page.route(url, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
  }
  return () => letGo();
}

/**
 * Answers in place of the host, until what it returns is called. The route itself stays: Chromium now and then loses
 * what a page asks for while one is taken away, and a script that is lost so never comes.
 */
export async function standsIn(
  page: Page,
  asked: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(asked, (route) => (isOver ? route.continue() : answer(route)));
  return () => {
    isOver = true;
  };
}

/** A lazy chunk, the main script, the script that writes files, or what several of them share. */
type Script = keyof typeof chunks | "main" | "export-worker" | "chunk";

/** The addresses of scripts, which the build names after their chunks. */
export const scripts = (...names: readonly Script[]) =>
  new RegExp(`/assets/(${names.join("|")})-\\w+\\.js$`);

export const stylesheet = /\/assets\/portal-\w+\.css$/;

/** All that the portal runs but its first script. */
export const mainScripts = scripts("main");

/** What the server has answered to the requests for a path since, whatever the browser made of it. */
export async function answersFrom(page: Page, path: string): Promise<() => (number | undefined)[]> {
  const asked = new Set<string>();
  const statuses = new Map<string, number>();
  const network = await page.context().newCDPSession(page);
  network.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith(path)) asked.add(requestId);
  });
  network.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
  });
  await network.send("Network.enable");
  return () => [...asked].map((requestId) => statuses.get(requestId));
}
