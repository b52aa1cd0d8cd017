import { turned } from "../days.ts";
import { type Answer, type Asked, type Host, listen, textIn } from "../listen.ts";
import {
  bookings,
  type Dimension,
  departures,
  fares,
  fleetOf,
  type Module,
  passages,
  sales,
  waybills,
} from "./records.ts";
import {
  bookingRow,
  bus,
  byLaneAndClass,
  departureRow,
  passageRow,
  sumsBy,
  todayAtTheGate,
  waybillRow,
} from "./rows.ts";

export const username = "kamal";
export const password = "fourteen-desks";

const company = (id: string, name: string) => ({ id, name });
const allowedCompanies = {
  intracity_companies: [company("c1", "Buriganga City"), company("c2", "Balu City")],
  supervisor_companies: [company("s1", "Buriganga City")],
  offline_counter_companies: [company("o1", "Buriganga Counters")],
  toll_plaza_companies: [company("g1", "Gorai Bridge")],
  waybill_companies: [company("b1", "Buriganga City")],
  water_companies: [{ _id: "w1", name: "Dhaleshwari Lines" }],
  intercity_companies: [{ _id: "i1", name: "Gorai Coaches" }],
  counterwise_ticketing_companies: [company("t1", "Gorai Counters")],
};

const idsIn = (module: string): string[] =>
  Object.entries(allowedCompanies).flatMap(([name, companies]) =>
    name === `${module}_companies` ? companies.map((one) => ("id" in one ? one.id : one._id)) : [],
  );

type Added = { module: Module; by: Dimension; role?: string };

const added: Record<string, Added> = {
  "city-desk": { module: "intracity", by: "desk" },
  "city-bus": { module: "intracity", by: "bus" },
  "city-day": { module: "intracity", by: "date" },
  supervisor: { module: "supervisor", by: "person" },
  "supervisor-bus": { module: "supervisor", by: "bus" },
  ship: { module: "water", by: "bus" },
  counterman: { module: "water", by: "person", role: "counterman" },
  deckman: { module: "water", by: "person", role: "deckman" },
  cabinman: { module: "water", by: "person", role: "cabinman" },
  "ship-agent": { module: "water", by: "person", role: "agent" },
  "coach-desk": { module: "intercity", by: "desk" },
  "coach-agent": { module: "intercity", by: "person" },
  "ticket-desk": { module: "counterwise_ticketing", by: "desk" },
  "bus-desk": { module: "counterwise_ticketing", by: "desk" },
  "ticket-bus": { module: "counterwise_ticketing", by: "bus" },
  "ticket-day": { module: "counterwise_ticketing", by: "date" },
};

/** Answers all reports at one path, by type and with both days included. */
export async function startHost({
  port,
  allowedOrigin,
}: {
  port?: number;
  allowedOrigin?: string;
} = {}): Promise<Host> {
  const tokens = new Set<string>();
  const cors = allowedOrigin && {
    "access-control-allow-origin": allowedOrigin,
    "access-control-allow-credentials": "true",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-allow-methods": "GET, POST",
    vary: "origin",
  };

  function answer({ method, url, headers, body }: Asked): Answer {
    const call = `${method} ${url.pathname}`;
    if (method === "OPTIONS" && cors) return { status: 204 };
    if (call === "POST /api/auth/login") {
      if (textIn(body, "username") !== username || textIn(body, "password") !== password)
        return { status: 401, body: { success: false, error: "No such user." } };
      const token = `one-${tokens.size}-${Date.now()}`;
      tokens.add(token);
      return { body: { success: true, data: { token } } };
    }
    const token = headers.authorization?.replace("Bearer ", "") ?? "";
    if (!tokens.has(token)) return { status: 401, body: { success: false } };
    if (call === "POST /api/auth/logout") {
      tokens.delete(token);
      return { body: { success: true } };
    }
    if (call === "GET /api/auth/user")
      return {
        body: { data: { user: { name: "Kamal Pasha" }, allowed_companies: allowedCompanies } },
      };
    const [, place = "", id] =
      /^GET \/v2\/(fleet\/\w+|toll|fares|passages|reports)(?:\/(\w+))?$/.exec(call) ?? [];
    const module = moduleOf(place, url.searchParams.get("type") ?? "");
    if (!module) return { status: 404, body: { ok: false } };
    const operator = id ?? url.searchParams.get("operator") ?? "";
    if (!idsIn(module).includes(operator))
      return { status: 403, body: { ok: false, error: "Not your company." } };
    const result = resultOf(place, operator, url.searchParams);
    return result ? { body: { ok: true, result } } : { status: 404, body: { ok: false } };
  }

  return listen((asked) => {
    const given = answer(asked);
    return { ...given, headers: { ...given.headers, ...cors } };
  }, port);
}

const moduleOfType: Record<string, string> = {
  waybill: "waybill",
  coach: "intercity",
  booking: "intercity",
  toll: "toll_plaza",
  passage: "toll_plaza",
};

function moduleOf(place: string, type: string): string | undefined {
  if (place === "reports") return added[type]?.module ?? moduleOfType[type];
  return place.startsWith("fleet/") ? place.slice(6) : place && "toll_plaza";
}

function resultOf(place: string, operator: string, query: URLSearchParams): object | undefined {
  if (place.startsWith("fleet")) return { items: fleetOf(operator) };
  if (place === "toll") return todayAtTheGate();
  if (place === "fares") return { items: fares };
  if (place === "reports") return reportOf(operator, query);
  const part = query.get("plate")?.toUpperCase();
  if (place !== "passages" || !part) return undefined;
  return { items: passages.filter(({ plate }) => plate.includes(part)).map(passageRow) };
}

function reportOf(company: string, query: URLSearchParams): object | undefined {
  const [from, to] = [query.get("from"), query.get("to")].map((day) => turned(day ?? ""));
  const isIn = ({ date }: { date: string }) => date >= `${from}` && date <= `${to}`;
  const type = query.get("type") ?? "";
  if (type === "waybill") return { items: waybills.filter(isIn).map(waybillRow) };
  if (type === "coach") return { items: departures.filter(isIn).map(departureRow) };
  if (type === "toll") return { items: byLaneAndClass(passages.filter(isIn)) };
  if (type === "passage") return pageOf(passages.filter(isIn).map(passageRow), query);
  if (type === "booking") return pageOf(bookings.filter(isIn).map(bookingRow), query);
  const sums = added[type];
  if (!sums) return undefined;
  const of = query.get("bus");
  if (of && !fleetOf(company).some(({ id }) => id === of)) return undefined;
  const own = sales
    .filter(isIn)
    .filter(
      ({ module, operator, role, bus }) =>
        module === sums.module &&
        operator === company &&
        (!sums.role || role === sums.role) &&
        (!of || bus === of),
    );
  const items = sumsBy(sums.by, own);
  return { items: of ? items.map((item) => ({ ...item, bus: bus(of) })) : items };
}

/** From where `page` says, as many rows as `size` says. */
function pageOf(rows: readonly object[], query: URLSearchParams) {
  const start = Number(query.get("page") ?? 0);
  const end = start + Number(query.get("size") ?? 100);
  return { items: rows.slice(start, end), next: end < rows.length ? `${end}` : null };
}
