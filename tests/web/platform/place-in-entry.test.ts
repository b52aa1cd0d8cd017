import { waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { keepPlaces, leadBack } from "web/platform/place-in-entry.ts";

const row = '<h1 tabindex="-1">Buses</h1><main><a href="/b?c=1">Bus</a></main>';
const link = () => document.querySelector("a") as HTMLElement;

/** How far down the page is, of which at most so much is beyond the screen. */
function pageOf(most: number) {
  const page = { most, top: 0 };
  const to = (top: number) => {
    page.top = Math.max(0, Math.min(top, page.most));
  };
  vi.stubGlobal("scrollTo", (_: number, top: number) => to(top));
  vi.stubGlobal("scrollBy", (_: number, by: number) => to(page.top + by));
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => page.top);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, 900 - page.top),
  );
  return page;
}

function until() {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  return ended.signal;
}

beforeEach(() => {
  document.body.innerHTML = row;
  history.replaceState({ from: "/home" }, "", "/buses");
  onTestFinished(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});

it("the entry keeps by which link it was left, beside what it holds, and where it is scrolled to", () => {
  vi.useFakeTimers();
  const page = pageOf(1000);
  keepPlaces(until());
  page.top = 700;
  link().addEventListener("click", (event) => event.preventDefault());
  link().click();
  expect(history.state).toEqual({
    from: "/home",
    place: { top: 700, link: { href: "/b?c=1", at: 200 } },
  });
  page.top = 30;
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(200);
  expect(history.state).toEqual({ from: "/home", place: { top: 30, link: null } });
});

it("leads back to the link as soon as it is there, wherever it stands now, and gives it the focus", async () => {
  const page = pageOf(0);
  document.body.innerHTML = '<h1 tabindex="-1">Buses</h1><main></main>';
  document.querySelector("h1")?.focus();
  history.replaceState({ place: { top: 700, link: { href: "/b?c=1", at: 150 } } }, "");
  leadBack(until());
  expect(page.top).toBe(0);
  page.most = 1000;
  document.body.innerHTML = row;
  await waitFor(() => expect(page.top).toBe(750));
  expect(document.activeElement).toBe(link());
});

it("leads back to where the page was scrolled to, once it is long enough, and then stays", async () => {
  const page = pageOf(100);
  history.replaceState({ place: { top: 300, link: null } }, "");
  leadBack(until());
  expect(page.top).toBe(100);
  page.most = 1000;
  document.body.append("rows");
  await waitFor(() => expect(page.top).toBe(300));
  page.top = 10;
  document.body.append("more");
  await Promise.resolve();
  expect(page.top).toBe(10);
});

it.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "leads nowhere after a %s, and leaves the focus where it was moved",
  async (event) => {
    const page = pageOf(0);
    history.replaceState({ place: { top: 700, link: { href: "/later", at: 0 } } }, "");
    leadBack(until());
    dispatchEvent(new Event(event));
    page.most = 1000;
    document.body.append("rows");
    await Promise.resolve();
    expect([page.top, document.activeElement]).toEqual([0, document.body]);
  },
);

it("leads nowhere where nothing is kept", () => {
  const page = pageOf(1000);
  page.top = 40;
  leadBack(until());
  expect(page.top).toBe(40);
});

it("the entry of the next screen is not told where the one before it was scrolled to", () => {
  vi.useFakeTimers();
  const page = pageOf(1000);
  keepPlaces(until());
  page.top = 300;
  dispatchEvent(new Event("scroll"));
  history.pushState({ place: { top: 700, link: null } }, "", "/buses/1");
  vi.advanceTimersByTime(1000);
  expect(history.state).toEqual({ place: { top: 700, link: null } });
});
