import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serviceDay, withinOneDay } from "./service-days.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const failsFirst = (later: string) => {
  const days: string[] = [];
  const walk = async () => {
    days.push(serviceDay(0));
    vi.setSystemTime(later);
    if (days.length === 1) throw new Error("Another day was shown.");
  };
  return { days, walked: withinOneDay(walk) };
};

it("a journey that fails over 03:00 in Dhaka is walked once more, on the new day", async () => {
  vi.setSystemTime("2026-06-02T02:59:59+06:00");
  const { days, walked } = failsFirst("2026-06-02T03:00:00+06:00");
  await walked;
  expect(days).toEqual(["2026-06-01", "2026-06-02"]);
});

it("a journey that fails within one service day has failed", async () => {
  vi.setSystemTime("2026-06-01T23:59:59+06:00");
  const { days, walked } = failsFirst("2026-06-02T02:59:59+06:00");
  await expect(walked).rejects.toThrow("Another day was shown.");
  expect(days).toEqual(["2026-06-01"]);
});
