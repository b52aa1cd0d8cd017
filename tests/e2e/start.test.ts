import { execFileSync } from "node:child_process";
import { expect, inject, it } from "vitest";
import { tokenOf } from "./accounts.ts";

const startedBy = (pid: number | undefined) =>
  execFileSync("ps", ["-A", "-o", "ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.trim().startsWith(`${pid} `));

it("the portal leaves no other process running once it has started", async () => {
  await expect.poll(() => startedBy(inject("portal").pid), { timeout: 10_000 }).toEqual([]);
});

it("the amounts of the demo are in taka", async () => {
  const portal = inject("portal");
  const headers = { authorization: `Bearer ${await tokenOf("demo")}` };
  const answer = await fetch(`${portal.url}/api/auth/user`, { headers });
  const { data } = (await answer.json()) as { data: { reporting: { currency?: string } } };
  expect(data.reporting.currency).toBe("BDT");
});
