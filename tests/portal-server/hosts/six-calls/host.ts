import { dayBefore } from "../days.ts";
import { type Answer, type Asked, type Host, listen, textIn } from "../listen.ts";

export const username = "rahima";
export const password = "gate-and-counter";

type Sale = {
  company: string;
  day: string;
  device: string;
  stoppage: string;
  counterman: string | null;
  tickets: number;
  cents: number;
};

type Passage = { plaza: string; toll: number; hasLeft: boolean; overstay: number };

const countermen = ["Abdul Karim", "Nasrin Sultana", "Jashim Uddin", null];
const stoppages = ["Gabtoli", "Savar", "Gabtoli North"];

/** Of ten days, so that a range has days on both of its sides. */
export const sales: readonly Sale[] = Array.from({ length: 120 }, (_, index) => ({
  company: "31",
  day: dayBefore(index % 10),
  device: `POS-${1 + (index % 3)}`,
  stoppage: stoppages[(index >> 1) % 3] ?? "",
  counterman: countermen[(index >> 2) % 4] ?? null,
  tickets: 1 + (index % 5),
  cents: 4_505 + 1_315 * (index % 17),
}));

/** Of the running service day. */
export const passages: readonly Passage[] = Array.from({ length: 45 }, (_, index) => ({
  plaza: index % 3 === 0 ? "42" : "41",
  toll: [80, 120, 450][index % 3] ?? 0,
  hasLeft: index % 4 !== 0,
  overstay: index % 7 === 0 && index % 4 !== 0 ? 35 + index : 0,
}));

const company = (id: string, name: string) => ({ id, name });
const underscored = (_id: string, name: string) => ({ _id, name });

const allowedCompanies = {
  intracity_companies: [company("11", "Torag City Bus")],
  supervisor_companies: [company("21", "Torag City Bus")],
  offline_counter_companies: [company("31", "Bongshi Counters")],
  toll_plaza_companies: [company("41", "Kalurghat Bridge"), company("42", "Teesta Bridge")],
  waybill_companies: [company("51", "Torag City Bus")],
  water_companies: [underscored("61", "Arial Khan Ferries")],
  intercity_companies: [underscored("71", "Bongshi Coaches")],
  counterwise_ticketing_companies: [company("81", "Bongshi Counters")],
};

const isAllowed = (module: string, id: string | undefined) =>
  Object.entries(allowedCompanies).some(
    ([name, companies]) =>
      name === `${module}_companies` &&
      companies.some((one) => ("id" in one ? one.id : one._id) === id),
  );

/** Answers the six calls of the specification, and has a page for everything else. */
export async function startHost(port?: number): Promise<Host> {
  const tokens = new Set<string>();

  function answer({ method, url, headers, body }: Asked): Answer {
    const call = `${method} ${url.pathname}`;
    if (call === "POST /api/auth/login") {
      if (textIn(body, "username") !== username || textIn(body, "password") !== password)
        return { status: 401 };
      const token = `six-${tokens.size}-${Date.now()}`;
      tokens.add(token);
      return { body: { data: { token } } };
    }
    const [, name, id] =
      /^GET \/api\/(tollplaza\/summary|offline-counter\/reports|offline-counter\/device-ids)\/(\w+)$/.exec(
        call,
      ) ?? [];
    if (!name && call !== "GET /api/auth/user" && call !== "POST /api/auth/logout")
      return { status: 404, body: "<!doctype html><title>Not found</title><h1>Not found</h1>" };
    const token = headers.authorization?.replace("Bearer ", "") ?? "";
    if (!tokens.has(token)) return { status: 401 };
    if (call === "POST /api/auth/logout") {
      tokens.delete(token);
      return { body: { success: true } };
    }
    if (!name || !id)
      return {
        body: { data: { user: { name: "Rahima Khatun" }, allowed_companies: allowedCompanies } },
      };
    const module = name.startsWith("toll") ? "toll_plaza" : "offline_counter";
    if (!isAllowed(module, id))
      return { status: 403, body: { success: false, message: "Not your company." } };
    if (name === "tollplaza/summary") return { body: { success: true, data: summaryOf(id) } };
    const own = sales.filter((sale) => sale.company === id);
    if (name === "offline-counter/device-ids")
      return { body: { success: true, data: [...new Set(own.map(({ device }) => device))] } };
    return { body: { success: true, data: rowsOf(own, url.searchParams) } };
  }

  return listen(answer, port);
}

function summaryOf(plaza: string) {
  const own = passages.filter((passage) => passage.plaza === plaza);
  const overstayed = own.filter(({ overstay }) => overstay > 0);
  const inside = own.filter(({ hasLeft }) => !hasLeft);
  return {
    total_entry_count: own.length,
    // The specification has its integers parsed.
    total_entry_amount: String(own.reduce((sum, { toll }) => sum + toll, 0)),
    total_exited_count: own.length - inside.length,
    total_non_exited_count: inside.length,
    total_overstay_count: overstayed.length,
    total_overstay_amount: String(overstayed.reduce((sum, { overstay }) => sum + overstay, 0)),
  };
}

function rowsOf(own: readonly Sale[], query: URLSearchParams) {
  const from = query.get("from_date") ?? "";
  const to = query.get("to_date") ?? "";
  const device = query.get("device_id");
  const stoppage = query.get("stoppage")?.toLowerCase() ?? "";
  const rows = new Map<string | null, { tickets: number; cents: number }>();
  for (const sale of own) {
    const isInRange = sale.day === from || (sale.day > from && sale.day < to);
    if (!isInRange || (device && sale.device !== device)) continue;
    if (!sale.stoppage.toLowerCase().includes(stoppage)) continue;
    const { tickets, cents } = rows.get(sale.counterman) ?? { tickets: 0, cents: 0 };
    rows.set(sale.counterman, { tickets: tickets + sale.tickets, cents: cents + sale.cents });
  }
  return [...rows].map(([name, { tickets, cents }]) => ({
    ...(name !== null && { counterman: { name } }),
    total_tickets: tickets,
    total_fares: (cents / 100).toFixed(2),
  }));
}
