import { inWorkers } from "simulator/workers.ts";
import { expect, it } from "vitest";

it("the simulator breaks no invariant in the schedules from 3,001 to 10,000 [R16]", async () => {
  const { played, failures } = await inWorkers({ from: 3_001, schedules: 7_000 });
  expect({ played, failures }).toEqual({ played: 7_000, failures: [] });
}, 600_000);
