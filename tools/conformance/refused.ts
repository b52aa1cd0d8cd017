import type { Operation } from "partner-api";
import type { Ask, ConformanceRequest } from "./ask.ts";
import { examine, type Refused } from "./examine.ts";
import { askedBy, type Finding } from "./finding.ts";

export type RefusedRequest = ConformanceRequest & { asked?: string; status: Refused };

/** What has to be refused, asked one after the other. */
export async function refused(
  ask: Ask,
  operation: Operation,
  refusals: readonly RefusedRequest[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { asked, status, ...request } of refusals) {
    const { findings: wrong } = examine(operation, status, await ask(request));
    findings.push(...askedBy(asked, wrong));
  }
  return findings;
}
