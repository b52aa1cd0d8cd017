import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { awaitQuiet } from "web/reports/state/await-quiet.ts";
import { goOffline, goOnline, turnTab } from "../../portal/browser.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function wait() {
  const find = vi.fn();
  const stop = awaitQuiet(find);
  onTestFinished(stop);
  return { stop, found: () => find.mock.calls.length };
}

function type() {
  const field = document.createElement("input");
  document.body.append(field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

it("quiet is found at once where nobody does anything", () => {
  expect(wait().found()).toBe(1);
});

it("quiet is found five seconds after the last key", () => {
  turnTab("hidden");
  const { found } = wait();
  type();
  vi.advanceTimersByTime(3000);
  type();
  turnTab("shown");
  vi.advanceTimersByTime(4000);
  expect(found()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(found()).toBe(1);
});

it("a focused field counts as typing from the start", () => {
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  const { found } = wait();
  vi.advanceTimersByTime(4000);
  expect(found()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(found()).toBe(1);
});

it("quiet is found with the connection and with the tab, not at the next second", () => {
  goOffline();
  const { found } = wait();
  expect(found()).toBe(0);
  turnTab("hidden");
  goOnline();
  expect(found()).toBe(0);
  turnTab("shown");
  expect(found()).toBe(1);
  goOffline();
  goOnline();
  expect(found()).toBe(2);
});

it("nothing is looked for once it has ended", () => {
  goOffline();
  const { stop } = wait();
  const look = vi.spyOn(document, "querySelector");
  stop();
  goOnline();
  turnTab("shown");
  vi.advanceTimersByTime(5000);
  expect([look.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);
});
