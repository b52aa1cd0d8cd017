import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { Host } from "../host.ts";
import { firefox } from "../own-account.ts";

export const days = "from_date=2026-06-01&to_date=2026-06-08";
export const noticed = new Date("2026-06-08T03:14:07.123Z");

type Row = Record<string, unknown>;

/** What is stored of readings, without the ids. */
export const stored = async ({ db }: Host) =>
  (
    await db.query<Row>(
      `select at, username, name, company_id, module::text as module, act, report, from_date::text as from_date,
         to_date::text as to_date, address, device
       from readings order by reading_id`,
    )
  ).map((row) => Object.values(row).slice(1));

/** As if they had been noted by themselves; `ago` is in days. */
export const addReading = ({ db }: Host, values: Row = {}): Promise<Row[]> => {
  const row = { ago: 0, user: 7, name: "nasrin", company: 101, module: "intracity", ...values };
  return db.query(
    `insert into readings (at, user_id, username, name, company_id, module, act, report, address)
     values (now() - $1::integer * interval '1 day', $2, $3, 'Nasrin Akter', $4, $5, 'read', '/api/intracity/summary/{company_id}', '10.1.1.1')`,
    [row.ago, row.user, row.name, row.company, row.module],
  );
};

export const send = (
  host: Host,
  token: string,
  options: InjectOptions,
): Promise<LightMyRequestResponse> =>
  host.app.inject({
    ...options,
    headers: {
      authorization: `Bearer ${token}`,
      "user-agent": firefox,
      "x-forwarded-for": "203.0.113.7",
      ...options.headers,
    },
  });
export const note = (host: Host, token: string, payload: object): Promise<LightMyRequestResponse> =>
  send(host, token, { method: "POST", url: "/api/readings", payload });
