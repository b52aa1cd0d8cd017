import { sorted } from "./order.ts";
import { type Module, type Money, modules, type Records } from "./records.ts";
import { type Day, daysAfter, type Moment, serviceDay, wallClock, written } from "./service-day.ts";
import { inHundredths } from "./takings.ts";

type Happened = { at: Moment; count: number; amount: Money };
type Named = { id: number; name: string };

/** The running service day of all these companies, in every module. */
export function runningDay(records: Records, companies: readonly Named[], now: Moment) {
  const today = serviceDay(now);
  const fullHours = hourOf(now);
  const lastWeek = daysAfter(today, -7);
  const inOrder = sorted(companies, ({ name, id }) => [name, id]);
  return {
    at: written(now),
    service_day: today,
    compared_day: lastWeek,
    compared_until: `${wallClock(now).time.slice(0, 2)}:00`,
    companies: modules.flatMap((module) =>
      inOrder.map(({ id }) => {
        const happened = happenedIn(records, id, module);
        return {
          module,
          company_id: id,
          today: figuresOf(happened, today, { hours: fullHours + 1, fullHours }),
          last_week: figuresOf(happened, lastWeek, { hours: 24, fullHours }),
          last_record_at: newest(happened, today, fullHours),
        };
      }),
    ),
  };
}

/** How many hours of the service day the clock has behind it. */
function hourOf(moment: Moment): number {
  const shown = Number(wallClock(moment).time.slice(0, 2));
  return shown < 3 ? shown + 21 : shown - 3;
}

function happenedIn(records: Records, company: number, module: Module): Happened[] {
  if (module === "toll_plaza") {
    return records.of("toll-passages", company).map(({ entered_at, entry_amount }) => ({
      at: entered_at,
      count: 1,
      amount: BigInt(entry_amount) * 100n,
    }));
  }
  if (module === "waybill") {
    return records.of("waybills", company).map(({ issued_at, fares, expenses }) => ({
      at: issued_at,
      count: 1,
      amount: fares - expenses,
    }));
  }
  if (module === "intercity") {
    return records.of("reservations", company).map(({ reserved_at, status, seats, amount }) => {
      const isKept = status !== "cancelled";
      return { at: reserved_at, count: isKept ? seats.length : 0, amount: isKept ? amount : 0n };
    });
  }
  const sales = records.of("ticket-sales", company).filter((sale) => sale.module === module);
  return sales.map(({ sold_at, tickets, fares }) => ({
    at: sold_at,
    count: tickets,
    amount: fares,
  }));
}

type Hours = { hours: number; fullHours: number };

function figuresOf(happened: Happened[], day: Day, { hours, fullHours }: Hours) {
  const ofDay = happened.filter(({ at }) => serviceDay(at) === day);
  const byHour = Array.from({ length: hours }, (_, hour) =>
    ofDay.filter(({ at }) => hourOf(at) === hour),
  );
  const each = byHour.map(added);
  return {
    ...added(byHour.flat()),
    until: added(byHour.slice(0, fullHours).flat()),
    hours: {
      counts: each.map(({ total_count }) => total_count),
      amounts: each.map(({ total_amount }) => total_amount),
    },
  };
}

const added = (happened: Happened[]) => ({
  total_count: happened.reduce((total, { count }) => total + count, 0),
  total_amount: inHundredths(happened.reduce((total, { amount }) => total + amount, 0n)),
});

/** Of the running hour or before, and of the last 31 days. */
function newest(happened: Happened[], today: Day, fullHours: number): string | null {
  const first = daysAfter(today, -31);
  const came = happened.filter(({ at }) => {
    const day = serviceDay(at);
    return day >= first && (day < today || (day === today && hourOf(at) <= fullHours));
  });
  const [last] = sorted([...new Set(came.map(({ at }) => at))], (at) => [-at]);
  return last === undefined ? null : written(last);
}
