import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "./databases.ts";
import { type Host, startHost } from "./host.ts";

/** One letter in one piece, as it is composed, and in two. */
const vowel = { one: "\u09cb", two: "\u09c7\u09be" };
const joiner = "\u200d";
const nonJoiner = "\u200c";

describe.each(engines)(
  "in either digits, each encoding of a letter, and without joiners, %s",
  (engine) => {
    let host: Host;
    let token: string;
    beforeAll(async () => {
      host = await startHost(engine);
      token = await host.tokenOf("demo");
    });
    afterAll(() => host.stop());
    const data = async (url: string) => (await host.get(url, token)).json().data;

    it("finds a plate", async () => {
      await host.db.query(
        `insert into toll_passages (company_id, passage_id, registration_number, vehicle_class, lane_id,
         entered_at, service_day, entry_amount)
       select 401, id, plate, 'Bus', 1, '2020-02-03 10:00+06', '2020-02-03', 100
       from (values (900001, $1), (900002, $2)) as made (id, plate)`,
        [`ঢাকা মেট্র${vowel.two}-ব ১১-৯৯৮৭`, `ঢাকা মেট্র${joiner}${vowel.one}-ব 11-9987`],
      );
      const found = async (plate: string) => {
        const answer: { id: number }[] = await data(
          `/api/tollplaza/vehicles/401?registration_number=${encodeURIComponent(plate)}`,
        );
        return answer.map(({ id }) => id).sort();
      };
      expect([
        await found("11-9987"),
        await found("১১ ৯৯৮৭"),
        await found(`মেট্র${vowel.one}`),
        await found(`মেট্র${vowel.two}ব ১১`),
        await found(`মেট্${nonJoiner}র${vowel.one}`),
        await found("১১-৯৯৮৮"),
      ]).toEqual([...Array.from({ length: 5 }, () => [900001, 900002]), []]);
      await host.db.query("delete from toll_passages where passage_id in (900001, 900002)");
    });

    it("finds a stoppage", async () => {
      await host.db.query(
        `insert into daily_offline_sales (company_id, service_day, seller_id, device_id, stoppage, tickets, fares)
       values (301, '2020-02-03', 0, '', $1, 7, 70), (301, '2020-02-03', 0, '', $2, 5, 50)`,
        [`মেট্র${vowel.two} ১০`, `র${joiner}\u09cdযাব মোড়`],
      );
      const ticketsAt = async (stoppage: string) => {
        const day = "from_date=2020-02-03&to_date=2020-02-04";
        const rows: { total_tickets: number }[] = await data(
          `/api/offline-counter/reports/301?${day}&stoppage=${encodeURIComponent(stoppage)}`,
        );
        return rows.map(({ total_tickets }) => total_tickets);
      };
      expect([
        await ticketsAt(`মেট্র${vowel.one} 10`),
        await ticketsAt(`মেট্র${nonJoiner}${vowel.two}`),
        await ticketsAt("১০"),
        await ticketsAt("র\u09cdযাব"),
        await ticketsAt(`র\u09cd${joiner}যাব মো\u09dc`),
        await ticketsAt("11"),
      ]).toEqual([[7], [7], [7], [5], [5], []]);
      await host.db.query(
        "delete from daily_offline_sales where company_id = 301 and service_day = '2020-02-03'",
      );
    });
  },
);
