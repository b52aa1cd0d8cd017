import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { awaitRecords, type Db, storeRecords } from "partner-api";

const countersEach = 40;
const vehiclesEach = 60;
const firstDay = "2025-01-01T00:00:00Z";
const atOnce = 1_000_000;

/** 543 sales a day for each company in both volumes, over more than the month that is measured. */
export const volumes = {
  million: { sales: 1_000_000, companies: 20, days: 92 },
  tenMillion: { sales: 10_000_000, companies: 50, days: 368 },
};
type Volume = { sales: number; companies: number; days: number };

export const measured = {
  companyId: 5007,
  from_date: "2025-02-01",
  until: "2025-03-04",
  now: "2025-03-03T17:32:00Z",
};

/** The report that is asked of that company. */
export const measuredReport = {
  operation: "getIntracityCounterwiseReport",
  path: "/api/intracity/reports/counterwise",
  module: "intracity",
};

export async function addMadeCompanies(db: Db, { companies }: Volume): Promise<void> {
  await db.tx((tx) =>
    tx.run(`
      insert into companies (company_id, name)
      select 5000 + number, 'Company ' || number from generate_series(1, ${companies}) as number;
      insert into counters
      select 5000 + number, 'intracity', counter, 'Counter ' || counter
      from generate_series(1, ${companies}) as number, generate_series(1, ${countersEach}) as counter;
      insert into vehicles
      select 5000 + number, 'intracity', vehicle, 'DHK-' || vehicle, null, 'Bus', 40, null, 'active'
      from generate_series(1, ${companies}) as number, generate_series(1, ${vehiclesEach}) as vehicle;`),
  );
}

/** The same sales on every run. */
export async function writeMadeSales(path: string, volume: Volume): Promise<void> {
  await pipeline(Readable.from(pieces(volume)), createWriteStream(path));
}

function* pieces({ sales, companies, days }: Volume) {
  yield "company_id,module,sale_id,sold_at,tickets,fares,counter_id,vehicle_id\n";
  let piece = "";
  for (let number = 1; number <= sales; number += 1) {
    const random = (Math.imul(number, 2_654_435_761) ^ (number >>> 7)) >>> 0;
    const second = (random % days) * 86_400 + (Math.floor(random / days) % 86_400);
    const at = new Date(Date.parse(firstDay) + second * 1000).toISOString().slice(0, 19);
    const tickets = 1 + (random % 4);
    const counter = 1 + ((random >>> 3) % countersEach);
    const vehicle = 1 + ((random >>> 5) % vehiclesEach);
    piece += `${5001 + (number % companies)},intracity,${number},${at}Z,${tickets},${tickets * 12}.50,${counter},${vehicle}\n`;
    if (piece.length > 65_536) {
      yield piece;
      piece = "";
    }
  }
  yield piece;
}

/** Made by the database itself, where importing is not what is measured. */
export async function makeSales(db: Db, { sales, companies, days }: Volume): Promise<void> {
  for (let first = 1; first <= sales; first += atOnce) {
    await db.tx(
      async (tx) => {
        await tx.run("set local work_mem = '64MB'");
        await awaitRecords(tx);
        await tx.run(`
          insert into incoming_ticket_sales
          select 5001 + number % ${companies}, 'intracity', number,
            timestamptz '${firstDay}' + (random % ${days} * 86400 + random / ${days} % 86400) * interval '1 second',
            1 + random / 8 % ${countersEach}, 1 + random / 32 % ${vehiclesEach}, null, null, null,
            1 + random % 4, 12.50 + random % 4
          from (
            select number, hashint8(number) & 2147483647 as random
            from generate_series(${first}::bigint, ${Math.min(first + atOnce - 1, sales)}) as number
          ) as made`);
        await storeRecords(tx, ["ticket-sales"]);
      },
      { statementTimeout: 0 },
    );
  }
}
