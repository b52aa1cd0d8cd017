import { logout } from "partner-sdk";
import { fakeHost } from "partner-sdk/testing";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { watchSession } from "web/auth/watch-session.ts";
import { startPortal } from "web/state/start-portal.ts";
import { SimulatedClock } from "xstate";

const host = fakeHost();

beforeEach(() => {
  host.reset();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A tab that was closed on a shared machine is opened again, and nobody may use its session any more. */
function openTooLate() {
  const portal = startPortal({
    apiBase: host.url,
    fetch: host.fetch,
    clock: new SimulatedClock(),
  });
  onTestFinished(() => void portal.stop());
  const left = { token: "t-left", until: Date.now() - 1, user: "Rahim" };
  watchSession(portal, left, () => ({ warn: () => {}, hide: () => {}, onOver: () => {} }));
}
const asked = () => host.asked.map(({ path, authorization }) => `${path} ${authorization}`);
const end = "/api/auth/logout Bearer t-left";

it("a session that was left for too long is ended at the host, every 15 seconds until that hears of it", async () => {
  host.fails(logout, 503, { times: 2 });
  openTooLate();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(asked()).toEqual([end]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([end, end]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toEqual([end, end, end]);
});

it("a session that has ended at the host already is not ended again", async () => {
  host.fails(logout, 401);
  openTooLate();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toEqual([end]);
});
