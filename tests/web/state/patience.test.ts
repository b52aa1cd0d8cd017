import { expect, it, vi } from "vitest";
import { startPortal } from "web/state/start-portal.ts";
import { SimulatedClock } from "xstate";
import { apiBase } from "../portal/portal-host.ts";

it("the portal waits for its host for as long as it takes [S7.1]", async () => {
  vi.useFakeTimers();
  localStorage.setItem("accessToken", "t-1");
  const asked: Request[] = [];
  const portal = startPortal({
    apiBase,
    clock: new SimulatedClock(),
    fetch: (request) => {
      asked.push(request);
      return new Promise(() => {});
    },
  });
  await vi.advanceTimersByTimeAsync(7 * 24 * 3_600_000);
  const answered = portal.getSnapshot().value;
  expect([asked.map(({ url, signal }) => [url, signal.aborted]), answered]).toEqual([
    [[`${apiBase}/api/auth/user`, false]],
    "starting",
  ]);
  portal.stop();
});
