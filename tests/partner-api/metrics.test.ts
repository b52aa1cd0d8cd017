import type { Db } from "partner-api";
import { afterEach, expect, it, vi } from "vitest";
import { startServer } from "./given-answers.ts";

afterEach(() => void vi.useRealTimers());

async function measuredServer(onMeasured = () => {}) {
  const query = async (statement: string) => {
    if (!statement.includes("as imports")) return [];
    onMeasured();
    return [{ imports: [], checked: null }];
  };
  const { app, get, logged } = await startServer({
    query: query as Db["query"],
    env: { METRICS_PORT: "0" },
  });
  await app.ready();
  const [{ port }] = logged.filter(({ msg }) => msg === "serves metrics") as unknown as [
    { port: number },
  ];
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { get, scrape };
}

it("the records are measured once in fifteen seconds, however often they are asked for", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let measured = 0;
  const { scrape } = await measuredServer(() => {
    measured += 1;
  });
  expect(await scrape()).toContain("partner_database_up 1");
  vi.advanceTimersByTime(15_000);
  await scrape();
  expect(measured).toBe(1);
  vi.advanceTimersByTime(1);
  await scrape();
  expect(measured).toBe(2);
});

it("the time of an answer is measured in seconds", async () => {
  const { get, scrape } = await measuredServer();
  const began = performance.now();
  await get("/api/offline-counter/device-ids/301");
  const took = (performance.now() - began) / 1000;
  const [, sum] =
    /^partner_request_seconds_sum\{operation="listOfflineCounterDeviceIds"\} (\S+)$/m.exec(
      await scrape(),
    ) ?? [];
  expect(Number(sum)).toBeGreaterThan(0);
  expect(Number(sum)).toBeLessThanOrEqual(took);
});
