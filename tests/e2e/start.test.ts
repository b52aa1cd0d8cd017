import { execFileSync } from "node:child_process";
import { expect, inject, it } from "vitest";

const startedBy = (pid: number | undefined) =>
  execFileSync("ps", ["-A", "-o", "ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.trim().startsWith(`${pid} `));

it("the portal leaves no other process running once it has started", async () => {
  await expect.poll(() => startedBy(inject("portal").pid), { timeout: 10_000 }).toEqual([]);
});
