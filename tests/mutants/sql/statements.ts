import { readdirSync, readFileSync } from "node:fs";
import { type KindOfRecord, reportFile } from "partner-api";
import { companyOperations } from "../../partner-api/oracle/asking.ts";
import type { Kind } from "../../partner-api/oracle/records.ts";

const folder = new URL("../../../packages/partner-api/src/", import.meta.url);

export const sqlIn = (part: "operations" | "records" | "accounts") =>
  readdirSync(new URL(part, folder))
    .filter((name) => name.endsWith(".sql") && name !== "incoming.sql")
    .map((name) => {
      const path = `${part}/${name}`;
      return { path, text: readFileSync(new URL(path, folder), "utf8") };
    });

/** The operations that a statement answers. */
export const answeredBy = (path: string) =>
  companyOperations.filter(({ id }) => `operations/${reportFile(id).name}.sql` === path);

type Fed = { needs: Kind[]; asks: RegExp };

const tickets: Fed = {
  needs: ["vehicles", "counters", "people", "devices", "ticket-sales", "trips"],
  asks: /Intracity|Supervisor|OfflineCounter|Water|CounterwiseTicketing/,
};
const coaches: Fed = {
  needs: ["vehicles", "counters", "people", "trips", "coach-trips", "reservations"],
  asks: /Intercity|getIntracityVehiclewise/,
};

/** What is imported with records of a kind, and which operations read them. */
export const fed: Record<KindOfRecord, Fed> = {
  "ticket-sales": tickets,
  trips: tickets,
  "toll-passages": { needs: ["toll-lanes", "toll-fares", "toll-passages"], asks: /Tollplaza/ },
  waybills: { needs: ["vehicles", "people", "waybills"], asks: /Waybill/ },
  "coach-trips": coaches,
  reservations: coaches,
};
