import { type Health, shared } from "partner-api/server/health.ts";
import { Gauge, type Registry } from "prom-client";
import type { Asked } from "./ask-host.ts";
import { HostFailure, hostFailure } from "./host.ts";

const ofProxies = [502, 503, 504];

/** Whether the host answers, whatever that is. */
export function hostHealth(ask: () => Promise<Asked | undefined>): Health {
  return shared(
    async () => {
      const asked = await ask().catch((error) => {
        throw new HostFailure(503, hostFailure(error).message, error);
      });
      if (asked && ofProxies.includes(asked.status)) throw new HostFailure(503, "host unavailable");
      return undefined;
    },
    () => new HostFailure(503, "host too slow"),
  );
}

export function measureHost(registry: Registry, health: Health) {
  new Gauge({
    name: "partner_host_up",
    help: "1 while the host answers.",
    registers: [registry],
    async collect() {
      const isUp = await health().then(
        () => true,
        () => false,
      );
      this.set(isUp ? 1 : 0);
    },
  });
}
