import { edits } from "../edits.ts";

/** What machines ask for, and never a person: a page in their place would pass for health. */
const probes = ["/healthz", "/livez", "/readyz", "/metrics"];
const others = ["/health", "/live", "/liveness", "/ready", "/readiness", "/status", "/ping"];

export const quiet: readonly string[] = probes;

/** As these are written, or nearly. */
export function isForMachines(path: string): boolean {
  const asked = path.toLowerCase().replace(/\/+$/, "");
  return others.includes(asked) || probes.some((probe) => edits(asked, probe) <= 2);
}
