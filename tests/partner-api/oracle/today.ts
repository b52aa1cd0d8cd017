import { sorted } from "./order.ts";
import { type Module, type Money, modules, type Records } from "./records.ts";
import { type Day, daysAfter, type Moment, serviceDay, wallClock, written } from "./service-day.ts";
import { inHundredths } from "./takings.ts";

type Happened = { at: Moment; count: number; amount: Money };
type Named = { id: number; name: string };

/** Without a day, the running one; so many days that end with it. */
export type AskedDays = { now: Moment; day?: Day; days?: number };

/** What all these companies took on these days, in every module. */
export function takenOn(
  records: Records,
  companies: readonly Named[],
  { now, day = serviceDay(now), days = 1 }: AskedDays,
) {
  const goesOn = day === serviceDay(now);
  const over = goesOn ? hourOf(now) : 24;
  const begun = goesOn ? over + 1 : 24;
  const span = Array.from({ length: days }, (_, at) => daysAfter(day, at - days + 1));
  const weekBefore = span.map((each) => daysAfter(each, -7));
  const inOrder = sorted(companies, ({ name, id }) => [name, id]);
  return {
    at: written(now),
    from_day: span[0],
    service_day: day,
    compared_from_day: weekBefore[0],
    compared_day: daysAfter(day, -7),
    compared_until: goesOn ? `${wallClock(now).time.slice(0, 2)}:00` : null,
    companies: modules.flatMap((module) =>
      inOrder.map(({ id }) => {
        const happened = happenedIn(records, id, module);
        const taken = byHour(happened);
        return {
          module,
          company_id: id,
          today: figuresOf(taken, span, { begun, over }),
          last_week: figuresOf(taken, weekBefore, { begun: 24, over }),
          last_record_at: newest(happened, day, begun),
          ...(days === 1 && {
            yesterday: added(hoursFrom(0, 24).flatMap((hour) => taken(daysAfter(day, -1), hour))),
            usual_weeks: usualWeeks(taken, day, { begun, over }),
          }),
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

/** Of the last day: how many hours are over, and how many have begun. */
type Hours = { begun: number; over: number };

const hoursFrom = (first: number, end: number) =>
  Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);

/** What came in an hour of a day. */
type Taken = (day: Day, hour: number) => Happened[];

function byHour(happened: Happened[]): Taken {
  const hours = new Map<string, Happened[]>();
  for (const one of happened) {
    const key = `${serviceDay(one.at)} ${hourOf(one.at)}`;
    hours.set(key, [...(hours.get(key) ?? []), one]);
  }
  return (day, hour) => hours.get(`${day} ${hour}`) ?? [];
}

function figuresOf(taken: Taken, span: readonly Day[], { begun, over }: Hours) {
  const last = span.at(-1);
  const until = (day: Day, end: number) =>
    hoursFrom(0, day === last ? end : 24).flatMap((hour) => taken(day, hour));
  const parts =
    span.length === 1
      ? hoursFrom(0, begun).map((hour) => taken(span[0] ?? "", hour))
      : span.map((day) => until(day, begun));
  const each = parts.map(added);
  return {
    ...added(parts.flat()),
    until: added(span.flatMap((day) => until(day, over))),
    [span.length === 1 ? "hours" : "by_day"]: {
      counts: each.map(({ total_count }) => total_count),
      amounts: each.map(({ total_amount }) => total_amount),
    },
  };
}

/** In how many of the four weeks before something came in the hours that are over since the newest record. */
function usualWeeks(taken: Taken, day: Day, { begun, over }: Hours): number {
  const last = latest(hoursFrom(0, begun).flatMap((hour) => taken(day, hour)));
  const quiet = hoursFrom(last === undefined ? 0 : hourOf(last) + 1, over);
  return [7, 14, 21, 28].filter((before) =>
    quiet.some((hour) => taken(daysAfter(day, -before), hour).length > 0),
  ).length;
}

const added = (happened: Happened[]) => ({
  total_count: happened.reduce((total, { count }) => total + count, 0),
  total_amount: inHundredths(happened.reduce((total, { amount }) => total + amount, 0n)),
});

const latest = (happened: Happened[]): Moment | undefined =>
  sorted([...new Set(happened.map(({ at }) => at))], (at) => [-at])[0];

/** Of an hour of the day that has begun or before, and of the 31 days before it. */
function newest(happened: Happened[], day: Day, begun: number): string | null {
  const first = daysAfter(day, -31);
  const came = happened.filter(({ at }) => {
    const of = serviceDay(at);
    return of >= first && (of < day || (of === day && hourOf(at) < begun));
  });
  const last = latest(came);
  return last === undefined ? null : written(last);
}
