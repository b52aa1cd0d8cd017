import { readdirSync, readFileSync } from "node:fs";
import { type KindOfRecord, reportFile } from "partner-api";
import { companyOperations } from "tests/partner-api/oracle/question.ts";
import type { Kind } from "tests/partner-api/oracle/records.ts";

const folder = new URL("../../../packages/partner-api/src/", import.meta.url);

export const sqlIn = (part: "operations" | "operations/several-days" | "records" | "accounts") =>
  readdirSync(new URL(part, folder))
    .filter((name) => name.endsWith(".sql") && name !== "incoming.sql")
    .map((name) => {
      const path = `${part}/${name}`;
      return { path, text: readFileSync(new URL(path, folder), "utf8") };
    });

/** The operations that a statement answers. */
export const answeredBy = (path: string) =>
  companyOperations.filter(({ id }) => `operations/${reportFile(id).name}.sql` === path);

type Fed = { stores?: KindOfRecord; needs: Kind[]; asks: RegExp };

const tickets: Fed = {
  needs: ["vehicles", "counters", "people", "devices", "ticket-sales", "trips"],
  asks: /Intracity|Supervisor|OfflineCounter|Water|CounterwiseTicketing/,
};
const coaches: Fed = {
  needs: ["vehicles", "counters", "people", "trips", "coach-trips", "reservations"],
  asks: /Intercity|getIntracityVehiclewise/,
};

const tolls: Fed = { needs: ["toll-lanes", "toll-fares", "toll-passages"], asks: /Tollplaza/ };
const waybills: Fed = { needs: ["vehicles", "people", "waybills"], asks: /Waybill/ };

/** What is imported for each statement that stores something, and which operations read it. */
const fed: Record<string, Fed> = {
  "ticket-sales": { ...tickets, stores: "ticket-sales" },
  trips: { ...tickets, stores: "trips" },
  "toll-passages": { ...tolls, stores: "toll-passages" },
  waybills: { ...waybills, stores: "waybills" },
  "coach-trips": { ...coaches, stores: "coach-trips" },
  reservations: { ...coaches, stores: "reservations" },
  "takings-by-hour": {
    needs: [...new Set([tickets, coaches, tolls, waybills].flatMap(({ needs }) => needs))],
    asks: /getIntracitySummary/,
  },
};

export function fedTo(path: string): Fed {
  const [, name = ""] = /^records\/(.+)\.sql$/.exec(path) ?? [];
  const found = fed[name];
  if (!found) throw new Error(`${path} stores nothing.`);
  return found;
}
