import { afterEach, expect, it, vi } from "vitest";

const address = "https://portal.test/service-worker.js?language=en";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

type Fetch = { request: Request; respondWith(): void; waitUntil(work: Promise<unknown>): void };

const metaOf = (api: string) => `<meta name="partner-api-base" content="${api}">`;

/** What a worker does at a start of the portal, when its host answers so for its own file and for the page. */
async function doneAtStart(answer: Response, served = unchanged()): Promise<string[]> {
  const done: string[] = [];
  const listeners = new Map<string, (event: Fetch) => void>();
  vi.stubGlobal("release", {
    version: "v",
    scripts: { en: ["main.js"] },
    others: [],
    pages: ["/"],
  });
  vi.stubGlobal("caches", {
    keys: async () => ["shell u en", "shell v en", "shortcuts"],
    match: async () => new Response(metaOf("https://one.test"), { headers: { etag: '"1"' } }),
    delete: async (name: string) => done.push(`deletes ${name}`),
  });
  vi.stubGlobal("self", {
    location: new URL(address),
    registration: { unregister: async () => done.push("leaves") },
    addEventListener: (name: string, listener: (event: Fetch) => void) =>
      listeners.set(name, listener),
  });
  vi.stubGlobal("fetch", async (url: string, { method = "GET", headers }: RequestInit) => {
    done.push([method, url, ...Object.values(headers ?? {})].join(" "));
    return method === "HEAD" ? answer : served;
  });
  await import("web/delivery/service-worker.ts");
  const lasting: Promise<unknown>[] = [];
  const request = { url: "https://portal.test/", mode: "navigate" } as Request;
  listeners.get("fetch")?.({
    request,
    respondWith: () => {},
    waitUntil: (work) => lasting.push(work),
  });
  await Promise.all(lasting);
  return done;
}

const asks = `HEAD ${address}`;
const asksForPage = 'GET / "1"';
const unchanged = () => new Response(null, { status: 304 });
const script = { headers: { "content-type": "text/javascript" } };
const page = { headers: { "content-type": "text/html" } };

it.each([
  ["its script", new Response("", script)],
  ["that it is asked too often", new Response("", { status: 429, ...page })],
  ["that it is not to be had here", new Response("", { status: 403, ...page })],
  ["that it is away", new Response("", { status: 503, ...page })],
])("a service worker stays while its host answers %s", async (_, answer) => {
  expect(await doneAtStart(answer)).toEqual([asks, asksForPage]);
});

it.each([
  ["that there is none", new Response("", { status: 404, ...page })],
  ["that there is none any more", new Response("", { status: 410, ...page })],
  ["a page in its place", new Response("", page)],
])(
  "a service worker takes all that it keeps with it once its host answers %s",
  async (_, answer) => {
    const [asked, ...done] = await doneAtStart(answer);
    const all = ["home", "shell u en", "shell v en", "shortcuts"];
    expect([asked, done.pop()]).toEqual([asks, "leaves"]);
    expect(done.sort()).toEqual(all.map((name) => `deletes ${name}`));
  },
);

it.each([
  ["the page with the same address", new Response(`<p>Later</p>${metaOf("https://one.test")}`)],
  ["another page, as some networks do", new Response("<p>Accept our terms</p>")],
  ["that it is away", new Response(metaOf("https://two.test"), { status: 503 })],
])("a service worker stays while its host serves %s", async (_, served) => {
  expect(await doneAtStart(new Response("", script), served)).toEqual([asks, asksForPage]);
});

it("a service worker leaves once its host serves the page with another address", async () => {
  const served = new Response(metaOf("https://two.test"));
  const done = await doneAtStart(new Response("", script), served);
  expect([done.slice(0, 2), done.at(-1), done.length]).toEqual([[asks, asksForPage], "leaves", 7]);
});
