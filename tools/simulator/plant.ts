import { availableParallelism } from "node:os";
import { pageCode } from "./page-code.ts";
import { planted } from "./planted/all.ts";
import { writeTable } from "./planted/table.ts";
import type { Failed } from "./worker.ts";
import { firstFailure, inEach } from "./workers.ts";

/** How many schedules a fault may need. */
const most = 20_000;

const took = new Map<string, Failed | null>();
const left = [...planted];
await inEach(availableParallelism(), async (ask) => {
  for (let fault = left.shift(); fault; fault = left.shift()) {
    const failed = await firstFailure(ask, await pageCode(fault), most);
    took.set(fault.fault, failed);
    const words = failed ? `${failed.seed}: ${failed.failure?.invariant}` : "not found";
    process.stdout.write(`${fault.fault}: ${words}\n`);
  }
});
writeTable(took, most);
