// @module-tag long
import { inWorkers } from "simulator/workers.ts";
import { expect, it } from "vitest";

it("the simulator breaks no invariant in three thousand schedules [R16]", async () => {
  const { played, failures } = await inWorkers({ from: 1, schedules: 3_000 });
  expect({ played, failures }).toEqual({ played: 3_000, failures: [] });
}, 120_000);
