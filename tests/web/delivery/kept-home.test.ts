import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deleteUserCaches } from "web/browser/caches.ts";
import { keepInMemory } from "web/browser/storage.ts";
import { keepHome, withHome } from "web/delivery/kept-home.ts";

let caches: Map<string, Map<string, Response>>;

beforeEach(() => {
  caches = new Map();
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map();
      caches.set(name, cache);
      return { put: async (address: string, answer: Response) => cache.set(address, answer) };
    },
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      caches.get(cacheName)?.get(address),
    delete: async (name: string) => caches.delete(name),
  });
  document.head.innerHTML = `<link data-main href="https://assets.test/assets/main-A.js">`;
});

afterEach(() => {
  keepInMemory(false);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  document.head.replaceChildren();
});

const staying = new AbortController().signal;
const shown = (html: string) => Object.assign(document.createElement("div"), { innerHTML: html });
const keptHome = () => caches.get("home")?.get("/home/main-A.js")?.text();

it("keeps how Home looks without what leads on, what can be typed in, what was said, and what the page refuses", async () => {
  await keepHome(
    shown(
      `<a href="/intracity/report/?from_date=2026-11-25" class="a">Today</a><p role="alert">Gone</p><div role="progressbar"></div><p role="status" class="b">Offline</p><button style="color: red">Again</button><input value="x"><b>&lt;img src=x onerror=run()&gt;</b>`,
    ),
    staying,
  );
  expect(await keptHome()).toBe(
    `<a class="a">Today</a><button inert="">Again</button><input value="x" inert=""><b>&lt;img src=x onerror=run()&gt;</b>`,
  );
});

it("keeps one at a time, and none on a shared machine or once Home was left", async () => {
  await keepHome(shown("first"), staying);
  document.head.innerHTML = `<link data-main href="/assets/main-B.js">`;
  await keepHome(shown("second"), staying);
  expect([...(caches.get("home")?.keys() ?? [])]).toEqual(["/home/main-B.js"]);
  await deleteUserCaches();
  keepInMemory(true);
  await keepHome(shown("third"), staying);
  keepInMemory(false);
  await keepHome(shown("fourth"), AbortSignal.abort());
  expect([...(caches.get("home") ?? [])]).toEqual([]);
});

it("puts Home into the page in a template, for its own release and language alone", async () => {
  const page = () =>
    new Response("<body>page</body>", {
      headers: {
        "content-security-policy": "own",
        "content-type": "text/html",
        "content-encoding": "br",
        "content-length": "9",
      },
    });
  expect(await (await withHome(page(), "main-A.js")).text()).toBe("<body>page</body>");
  await keepHome(shown("<p>$& costs</p>"), staying);
  const put = await withHome(page(), "main-A.js");
  expect([await put.text(), Object.fromEntries(put.headers), put.status]).toEqual([
    `<body>page<template data-home="main-A.js"><p>$&amp; costs</p></template></body>`,
    { "content-security-policy": "own", "content-type": "text/html" },
    200,
  ]);
  expect(await (await withHome(page(), "main-B.js")).text()).toBe("<body>page</body>");
});

it("is not kept where the host has no service worker, nor waited for once Home was left", async () => {
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ready: new Promise(() => {}) },
    configurable: true,
  });
  const leaving = new AbortController();
  const kept = keepHome(shown("first"), leaving.signal);
  // All that promises alone have to do is done by the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect([...caches.keys()]).toEqual([]);
  leaving.abort();
  // Who waited on would hold what Home showed, for each time that it was opened.
  await kept;
  await keepHome(shown("second"), leaving.signal);
  expect([...caches.keys()]).toEqual([]);
});

it("goes with the shortcuts when the session ends", async () => {
  caches.set("home", new Map()).set("shortcuts", new Map()).set("shell v en", new Map());
  await deleteUserCaches();
  expect([...caches.keys()]).toEqual(["shell v en"]);
});
