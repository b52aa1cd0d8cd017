import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { PortalContext } from "web/state/portal-context.ts";
import { ReportingClockProvider, useServiceDay } from "web/state/reporting.tsx";
import { startPortal } from "web/state/start-portal.ts";
import { SimulatedClock } from "xstate";
import { turnTab } from "../portal/browser.ts";
import { apiBase } from "../portal/portal-host.ts";

beforeEach(() => void vi.useFakeTimers());

function openDay(now: string) {
  vi.setSystemTime(new Date(now));
  const portal = startPortal({
    apiBase,
    clock: new SimulatedClock(),
    fetch: () => new Promise(() => {}),
  });
  onTestFinished(() => void portal.stop());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>
      <ReportingClockProvider>{children}</ReportingClockProvider>
    </PortalContext>
  );
  const { result, unmount } = renderHook(useServiceDay, { wrapper });
  return { day: () => result.current, close: unmount };
}

it("the service day is the next one within ten seconds after 03:00", () => {
  const { day } = openDay("2026-11-21T02:59:55");
  expect(day()).toBe("2026-11-20");
  act(() => vi.advanceTimersByTime(10_000));
  expect(day()).toBe("2026-11-21");
});

it("a tab that slept over 03:00 has the next service day as soon as it is shown", () => {
  const { day } = openDay("2026-11-21T02:59:55");
  vi.setSystemTime(new Date("2026-11-21T09:00:00"));
  expect(day()).toBe("2026-11-20");
  act(() => turnTab("shown"));
  expect(day()).toBe("2026-11-21");
});

it("nothing follows the time once the screen is gone", () => {
  const { close } = openDay("2026-11-21T02:59:55");
  expect(vi.getTimerCount()).toBe(1);
  close();
  expect(vi.getTimerCount()).toBe(0);
});
