import { deleteCaches, shellCacheNames } from "../browser/shell-caches.ts";
import { withHome } from "./kept-home.ts";
import { withoutHaste } from "./kept-page.ts";
import { keptShortcuts } from "./shortcuts.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** Written in by the build. */
declare const release: {
  version: string;
  /** Those of each language, its main script first, by which the page of this release is known. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** What else is under `assets`. */
  others: readonly string[];
  /** The paths at which, and under which, the host answers with the page. */
  pages: readonly string[];
};

const scope = self as unknown as WorkerScope;
const language = new URL(scope.location.href).searchParams.get("language") ?? "";
const [main = "", ...scripts] = release.scripts[language] ?? [];
const own = `shell ${release.version} ${language}`;

scope.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => scope.skipWaiting()));
  const routes = [
    { condition: { urlPattern: "/assets/*" }, source: "cache" },
    // What the page's scripts ask, of the API above all.
    { condition: { requestDestination: "" }, source: "network" },
  ] as const;
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder());
  // The tab in which all began finds its later scripts here too.
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate" && isPage(pathname)) {
    event.respondWith(keptPage(request));
    event.waitUntil(leaveIfOutdated());
  } else if (request.destination === "manifest") event.respondWith(keptShortcuts(request));
  else if (pathname.includes("/assets/")) event.respondWith(kept(request));
});

/** The page and all that it names. What an earlier release had too is not fetched again. */
async function keep() {
  const cache = await caches.open(own);
  const page = await fetch("/", { cache: "no-store" });
  const text = await page.text();
  if (!page.ok || !main || !text.includes(main)) throw new Error("The page is of another release.");
  const [, base = ""] = /"asset-base" content="([^"]*)"/.exec(text) ?? [];
  for (const file of [main, ...scripts, ...release.others]) {
    const address = new URL(`${base}/assets/${file}`, scope.location.href).href;
    const asset = (await caches.match(address)) ?? (await fetch(address, { priority: "low" }));
    if (!asset.ok) throw new Error(`${file} is missing.`);
    await cache.put(address, plain(asset));
  }
  await cache.put("/", withoutHaste(text, page));
}

/** A host that varies its answers by origin would have modules, which name theirs, find nothing. */
function plain({ body, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete("vary");
  return new Response(body, { headers: kept });
}

/** Tabs that are open go on with the release that they began with: one before this is kept. */
async function forgetOlder() {
  const others = (await shellCacheNames()).filter((name) => name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function keptPage(request: Request): Promise<Response> {
  const page = await caches.match("/", { cacheName: own });
  if (!page) return fetch(request);
  return new URL(request.url).pathname === "/" ? withHome(page, main) : page;
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The browser, which looks for a newer worker by itself, would keep this one. The next start asks the host. */
async function leaveIfOutdated() {
  if (!(await isGone()) && !(await isElsewhere())) return;
  // The browser may end a worker that has left at once.
  await deleteCaches();
  await scope.registration.unregister();
}

/** A host that has no service worker any more, as after a step back to an older release, has none here either. */
async function isGone(): Promise<boolean> {
  const answer = await fetch(scope.location.href, { method: "HEAD", cache: "no-store" });
  const isScript = answer.headers.get("content-type")?.includes("javascript");
  return answer.ok ? !isScript : [404, 410].includes(answer.status);
}

/** Whether the page now names other addresses than the one that is kept: a server may write them while it serves. */
async function isElsewhere(): Promise<boolean> {
  const page = await caches.match("/", { cacheName: own });
  const etag = page?.headers.get("etag");
  const headers: HeadersInit = etag ? { "if-none-match": etag } : {};
  const served = await fetch("/", { cache: "no-store", headers });
  if (!page || !served.ok) return false;
  const [kept, now] = [addressesIn(await page.text()), addressesIn(await served.text())];
  return now !== "" && now !== kept;
}

const addressesIn = (page: string) =>
  (
    page.match(/<meta name="(partner-api-base|partner-host-profile|asset-base)"[^>]*/g) ?? []
  ).join();

const isPage = (path: string) =>
  release.pages.some((page) => path === page || (page !== "/" && path.startsWith(`${page}/`)));
