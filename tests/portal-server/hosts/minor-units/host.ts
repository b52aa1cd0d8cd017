import { dayBefore, momentOf } from "../days.ts";
import { type Answer, type Asked, type Host, listen, textIn } from "../listen.ts";

export const email = "shirin@tista.example";
export const password = "ninety-paisa";

export type Ticket = { day: string; bus: number; counter: number; count: number; paisa: number };
type Run = { fare: number; cost: number };
export type Sheet = { no: string; day: string; bus: number; driver: string; runs: readonly Run[] };

/** Ten of each of ten days, each some paisa above whole taka. */
export const tickets: readonly Ticket[] = Array.from({ length: 100 }, (_, index) => ({
  day: dayBefore(index % 10),
  bus: (index >> 1) % 3,
  counter: (index >> 2) % 4,
  count: 1 + (index % 6),
  paisa: 3_007 + 1_111 * (index % 13),
}));

export const sheets: readonly Sheet[] = Array.from({ length: 20 }, (_, index) => ({
  no: `S-${100 + index}`,
  day: dayBefore(index % 10),
  bus: index % 3,
  driver: index % 2 ? "Monir Hossain" : "Sohel Rana",
  runs: Array.from({ length: 1 + (index % 4) }, (_, run) => ({
    fare: 90_010 + 1_001 * index + run,
    cost: 20_005 + 3 * run,
  })),
}));

export const counterName = (counter: number) => `Tista counter ${counter + 1}`;
export const plateOf = (bus: number) => `RAJ-${bus + 11}`;
const vehicle = (bus: number) => ({
  id: bus + 1,
  registration_number: plateOf(bus),
  kind: "bus",
  status: "active",
});

type Report = (query: URLSearchParams) => unknown;

const isIn = (query: URLSearchParams) => {
  const [from, to] = [query.get("from_date") ?? "", query.get("to_date") ?? ""];
  return ({ day }: { day: string }) => day === from || (day > from && day < to);
};

function added(query: URLSearchParams, by: "bus" | "counter" | "day") {
  const groups = new Map<number | string, Ticket[]>();
  for (const ticket of tickets.filter(isIn(query)))
    groups.set(ticket[by], [...(groups.get(ticket[by]) ?? []), ticket]);
  return [...groups].map(([key, own]) => ({
    key,
    total_trips: new Set(own.map(({ day, bus }) => `${day} ${bus}`)).size,
    total_tickets: own.reduce((sum, { count }) => sum + count, 0),
    total_fares: own.reduce((sum, { paisa }) => sum + paisa, 0),
  }));
}

const reports: Record<string, Report> = {
  "/api/intracity/reports/counterwise": (query) =>
    added(query, "counter").map(({ key, total_trips, ...row }) => ({
      counter: { id: Number(key) + 1, name: counterName(Number(key)) },
      ...row,
    })),
  "/api/intracity/reports/vehiclewise": (query) =>
    added(query, "bus").map(({ key, ...row }) => ({ vehicle: vehicle(Number(key)), ...row })),
  "/api/intracity/summary": (query) => {
    const days = added(query, "day").map(({ key, ...row }) => ({ date: key, ...row }));
    const total = (of: "total_trips" | "total_tickets" | "total_fares") =>
      days.reduce((sum, day) => sum + day[of], 0);
    return {
      totals: {
        total_trips: total("total_trips"),
        total_tickets: total("total_tickets"),
        total_fares: total("total_fares"),
      },
      days,
    };
  },
  "/api/intracity/vehicles": () => [0, 1, 2].map(vehicle),
  "/api/tollplaza/summary": () => ({
    total_entry_count: 3,
    total_entry_amount: 36_000,
    total_exited_count: 2,
    total_non_exited_count: 1,
    total_overstay_count: 1,
    total_overstay_amount: 6_000,
  }),
  "/api/waybill/reports": (query) =>
    sheets.filter(isIn(query)).map(({ no, day, bus, driver, runs }, index) => ({
      sheet: no,
      bus: vehicle(bus),
      driver,
      issued: momentOf(day, index),
      runs,
    })),
};

/** Counts money in paisa, signs in by email, and has its tokens in a header. */
export async function startHost(port?: number): Promise<Host> {
  const tokens = new Set<string>();

  function answer({ method, url, headers, body }: Asked): Answer {
    const call = `${method} ${url.pathname}`;
    if (call === "POST /api/auth/login") {
      if (textIn(body, "email") !== email || textIn(body, "pin") !== password)
        return { status: 401, body: { success: false, code: "no_such_user" } };
      const token = `minor-${tokens.size}-${Date.now()}`;
      tokens.add(token);
      return { headers: { "x-auth-token": token }, body: { success: true } };
    }
    const token = `${headers["x-auth-token"]}`;
    if (!tokens.has(token)) return { status: 401, body: { success: false } };
    if (call === "POST /api/auth/logout") {
      tokens.delete(token);
      return { body: { success: true } };
    }
    if (call === "GET /api/auth/user") return { body: { success: true, data: user } };
    const [, path = "", id = ""] = /^GET (.+)\/(\w+)$/.exec(call) ?? [];
    const report = reports[path];
    if (!report) return { status: 404, body: { success: false } };
    if (!idsIn(path.split("/")[2] ?? "").includes(id))
      return { status: 403, body: { success: false, message: "Not your company." } };
    return { body: { success: true, data: report(url.searchParams) } };
  }

  return listen(answer, port);
}

const user = {
  user: { id: 7, name: "Shirin Akhter", email },
  allowed_companies: {
    intracity_companies: [{ id: 1, name: "Tista City" }],
    toll_plaza_companies: [{ id: 2, name: "Tista Barrage" }],
    waybill_companies: [{ id: 3, name: "Tista City" }],
    water_companies: [{ _id: "4", name: "Tista Ferries" }],
  },
  reporting: { time_zone: "Asia/Dhaka", currency: "BDT" },
};

/** Of the module that a path begins with, such as tollplaza. */
const idsIn = (module: string): string[] =>
  Object.entries(user.allowed_companies).flatMap(([name, companies]) =>
    name.replaceAll("_", "").startsWith(module)
      ? companies.map((one) => String("id" in one ? one.id : one._id))
      : [],
  );
