import { Gauge, type Registry } from "prom-client";
import type { Db } from "../database/db.ts";

export function measureDatabase(registry: Registry, db: Db) {
  new Gauge({
    name: "partner_database_connections",
    help: "Connections to the database, by whether a statement runs on them.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { open, idle } = db.load();
      this.set({ state: "idle" }, idle);
      this.set({ state: "busy" }, open - idle);
    },
  });
  new Gauge({
    name: "partner_database_queue",
    help: "What waits for its turn at the database.",
    registers: [registry],
    collect() {
      this.set(db.load().waiting);
    },
  });
}
