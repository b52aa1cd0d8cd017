import type { Page } from "playwright-core";

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
