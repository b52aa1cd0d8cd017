import { editDistance } from "../text/edit-distance.ts";

/** What machines ask for, and never a person: a page in their place would pass for health. */
const probes = ["/healthz", "/livez", "/readyz", "/metrics"];
const others = ["/health", "/live", "/liveness", "/ready", "/readiness", "/status", "/ping"];

export const probePaths: readonly string[] = probes;

/** No probe is longer. Comparing a path of 15,000 characters with each of them would take 9 ms. */
const longest = 32;

/** As these are written, or nearly. */
export function isProbe(path: string): boolean {
  if (path.length > longest) return false;
  const asked = path.toLowerCase().replace(/\/+$/, "");
  return others.includes(asked) || probes.some((probe) => editDistance(asked, probe) <= 2);
}
