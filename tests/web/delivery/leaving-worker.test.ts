import { afterEach, expect, it, vi } from "vitest";

const address = "https://portal.test/service-worker.js?language=en";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

type Fetch = { request: Request; respondWith(): void; waitUntil(work: Promise<unknown>): void };

/** What a worker does at a start of the portal, when its host answers so for its own file. */
async function doneAtStart(answer: Response): Promise<string[]> {
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
    match: async () => new Response("page"),
    delete: async (name: string) => done.push(`deletes ${name}`),
  });
  vi.stubGlobal("self", {
    location: new URL(address),
    registration: { unregister: async () => done.push("leaves") },
    addEventListener: (name: string, listener: (event: Fetch) => void) =>
      listeners.set(name, listener),
  });
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    done.push(`${method} ${url}`);
    return answer;
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
const script = { headers: { "content-type": "text/javascript" } };
const page = { headers: { "content-type": "text/html" } };

it.each([
  ["its script", new Response("", script)],
  ["that it is asked too often", new Response("", { status: 429, ...page })],
  ["that it is not to be had here", new Response("", { status: 403, ...page })],
  ["that it is away", new Response("", { status: 503, ...page })],
])("a service worker stays while its host answers %s", async (_, answer) => {
  expect(await doneAtStart(answer)).toEqual([asks]);
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
