import { sorted } from "./order.ts";
import type { Records } from "./records.ts";
import { isIn, type Range } from "./service-day.ts";
import { byFares, inHundredths } from "./takings.ts";

type Asked = Range & { company: number; device?: string; stoppage?: string };

/** Sales that name no seller are nobody's, and have a row of their own. */
export function offlineCounterReport(records: Records, asked: Asked) {
  const people = records
    .of("people", asked.company)
    .filter(({ module }) => module === "offline_counter");
  const bySeller = new Map<number, { tickets: number; fares: bigint }>();
  for (const sale of records.of("ticket-sales", asked.company)) {
    if (sale.module !== "offline_counter" || !isIn(asked, sale.sold_at)) continue;
    if (asked.device && sale.device_id !== asked.device) continue;
    if (asked.stoppage && !contains(sale.stoppage ?? "", asked.stoppage)) continue;
    const seller = sale.seller_id ?? 0;
    const { tickets, fares } = bySeller.get(seller) ?? { tickets: 0, fares: 0n };
    bySeller.set(seller, { tickets: tickets + sale.tickets, fares: fares + sale.fares });
  }
  const rows = [...bySeller].map(([id, { tickets, fares }]) => ({
    id,
    name: people.find(({ person_id }) => person_id === id)?.name ?? null,
    totals: { trips: 0, tickets, fares },
  }));
  return byFares(rows).map(({ id, name, totals }) => ({
    counterman: id === 0 ? null : { name },
    total_tickets: totals.tickets,
    total_fares: inHundredths(totals.fares),
  }));
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

export const deviceIds = (records: Records, { company }: { company: number }) =>
  sorted(records.of("devices", company), ({ device_id }) => [device_id]).map(
    ({ device_id }) => device_id,
  );
