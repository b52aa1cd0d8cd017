import { waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { restoreScrollPosition, saveScrollPositions } from "web/browser/scroll-restoration.ts";

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
  saveScrollPositions(until());
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
  restoreScrollPosition(until());
  expect(page.top).toBe(0);
  page.most = 1000;
  document.body.innerHTML = row;
  await waitFor(() => expect(page.top).toBe(750));
  expect(document.activeElement).toBe(link());
});

it("leads back to where the page was scrolled to, once it is long enough, and then stays", async () => {
  const page = pageOf(100);
  history.replaceState({ place: { top: 300, link: null } }, "");
  restoreScrollPosition(until());
  expect(page.top).toBe(100);
  page.most = 1000;
  document.body.append("rows");
  await waitFor(() => expect(page.top).toBe(300));
  page.top = 10;
  document.body.append("more");
  await Promise.resolve();
  expect(page.top).toBe(10);
});

it("stands again where the page was scrolled to once rows have come in place of their shape", async () => {
  const page = pageOf(1000);
  document.body.innerHTML = '<main><div role="progressbar"></div></main>';
  history.replaceState({ place: { top: 300, link: null } }, "");
  restoreScrollPosition(until());
  expect(page.top).toBe(300);
  page.top = 20;
  document.body.innerHTML = row;
  await waitFor(() => expect(page.top).toBe(300));
  page.top = 20;
  document.body.append("more");
  await Promise.resolve();
  expect(page.top).toBe(20);
});

it.each(["wheel", "touchstart", "pointerdown", "keydown"])(
  "leads nowhere after a %s, and leaves the focus where it was moved",
  async (event) => {
    const page = pageOf(0);
    history.replaceState({ place: { top: 700, link: { href: "/later", at: 0 } } }, "");
    restoreScrollPosition(until());
    dispatchEvent(new Event(event));
    page.most = 1000;
    document.body.append("rows");
    await Promise.resolve();
    expect([page.top, document.activeElement]).toEqual([0, document.body]);
  },
);

it.each([{ from: "/home" }, null])("leads nowhere where no more is kept than %j", (state) => {
  const page = pageOf(1000);
  history.replaceState(state, "");
  page.top = 40;
  restoreScrollPosition(until());
  expect(page.top).toBe(40);
});

it("the entry of the next screen is not told where the one before it was scrolled to", () => {
  vi.useFakeTimers();
  const page = pageOf(1000);
  saveScrollPositions(until());
  page.top = 300;
  dispatchEvent(new Event("scroll"));
  history.pushState({ place: { top: 700, link: null } }, "", "/buses/1");
  vi.advanceTimersByTime(1000);
  expect(history.state).toEqual({ place: { top: 700, link: null } });
});

it("a click beside the links keeps nothing", () => {
  pageOf(1000);
  saveScrollPositions(until());
  document.querySelector("h1")?.click();
  document.dispatchEvent(new Event("click"));
  expect(history.state).toEqual({ from: "/home" });
});

it("the entry keeps a link whose click goes no further, and one that held nothing", () => {
  const page = pageOf(1000);
  history.replaceState(null, "", "/buses");
  saveScrollPositions(until());
  page.top = 700;
  link().addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  link().click();
  expect(history.state).toEqual({ place: { top: 700, link: { href: "/b?c=1", at: 200 } } });
});

it("the entry is told once that the page stands still, and not again where it stood", () => {
  vi.useFakeTimers();
  const page = pageOf(1000);
  const told = vi.spyOn(history, "replaceState");
  saveScrollPositions(until());
  for (const top of [100, 200, 300]) {
    page.top = top;
    dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(199);
  }
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(200);
  expect(told.mock.calls).toEqual([[{ from: "/home", place: { top: 300, link: null } }, ""]]);
});

it("a browser that takes no more places keeps the last", () => {
  const page = pageOf(1000);
  saveScrollPositions(until());
  page.top = 700;
  vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many", "SecurityError");
  });
  const failed = vi.fn();
  addEventListener("error", failed, { signal: until() });
  link().addEventListener("click", (event) => event.preventDefault());
  link().click();
  expect(failed).not.toHaveBeenCalled();
  expect(history.state).toEqual({ from: "/home" });
});

it("a screen that is gone before this script has come keeps no place", () => {
  pageOf(1000);
  saveScrollPositions(AbortSignal.abort());
  link().addEventListener("click", (event) => event.preventDefault());
  link().click();
  expect(history.state).toEqual({ from: "/home" });
});

it("a screen that is gone keeps no place, not even the one it stood at last", () => {
  vi.useFakeTimers();
  const page = pageOf(1000);
  const gone = new AbortController();
  saveScrollPositions(gone.signal);
  page.top = 300;
  dispatchEvent(new Event("scroll"));
  gone.abort();
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(1000);
  link().addEventListener("click", (event) => event.preventDefault());
  link().click();
  expect(history.state).toEqual({ from: "/home" });
});

it("what is on the way back to a place is not kept as one", () => {
  vi.useFakeTimers();
  const page = pageOf(100);
  const left = { place: { top: 700, link: { href: "/later", at: 0 } } };
  history.replaceState(left, "");
  saveScrollPositions(until());
  restoreScrollPosition(until());
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(1000);
  expect(history.state).toEqual(left);
  dispatchEvent(new Event("wheel"));
  page.top = 50;
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(1000);
  expect(history.state).toEqual({ place: { top: 50, link: null } });
});

it("where the page stands is kept again as soon as it is where it was left", () => {
  vi.useFakeTimers();
  const page = pageOf(1000);
  history.replaceState({ place: { top: 300, link: null } }, "");
  saveScrollPositions(until());
  restoreScrollPosition(until());
  page.top = 400;
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(200);
  expect(history.state).toEqual({ place: { top: 400, link: null } });
});

it("leads to the link that was pressed among those that come, without a jump to the focus", async () => {
  const page = pageOf(1000);
  document.body.innerHTML = '<h1 tabindex="-1">Buses</h1><main><p></p></main>';
  history.replaceState({ place: { top: 700, link: { href: "/b?c=2", at: 150 } } }, "");
  restoreScrollPosition(until());
  expect(page.top).toBe(700);
  page.top = 20;
  const paragraph = document.querySelector("p");
  paragraph?.append("rows");
  await Promise.resolve();
  expect(page.top).toBe(20);
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  if (paragraph) paragraph.innerHTML = '<a href="/b?c=1">One</a><a href="/b?c=2">Two</a>';
  await waitFor(() => expect(page.top).toBe(750));
  expect(document.activeElement?.textContent).toBe("Two");
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  page.top = 20;
  paragraph?.append("more");
  await Promise.resolve();
  expect(page.top).toBe(20);
});

it("whoever has moved the focus keeps it", () => {
  const page = pageOf(1000);
  document.body.innerHTML = `<input>${row}`;
  document.querySelector("input")?.focus();
  history.replaceState({ place: { top: 700, link: { href: "/b?c=1", at: 150 } } }, "");
  restoreScrollPosition(until());
  expect(page.top).toBe(750);
  expect(document.activeElement).toBe(document.querySelector("input"));
});

it("a page that is a pixel short is not yet where it was left", async () => {
  const page = pageOf(299);
  history.replaceState({ place: { top: 300, link: null } }, "");
  restoreScrollPosition(until());
  page.most = 1000;
  document.body.append("rows");
  await waitFor(() => expect(page.top).toBe(300));
});

it("a screen that is gone leads nowhere any more", async () => {
  const page = pageOf(0);
  history.replaceState({ place: { top: 700, link: null } }, "");
  const gone = new AbortController();
  restoreScrollPosition(gone.signal);
  gone.abort();
  page.most = 1000;
  document.body.append("rows");
  await Promise.resolve();
  expect(page.top).toBe(0);
});
