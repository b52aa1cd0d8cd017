import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export const password = "a phrase of this host";
const token = "7f3a-secret-token";
const day = 86_400_000;
const dayAt = (before: string, days: number) =>
  new Date(Date.parse(before) + days * day).toISOString().slice(0, 10);

/** The day after the records of the host. */
export const before = "2026-07-01";
const days = [-1, -2, -3, -4].map((each) => dayAt(before, each));

const named = (id: number) => ({ _id: id, Name: `Karim Mollah ${id}` });
const counters = [1, 2, 3].map((id) => ({
  Counter: named(id),
  totalTickets: 10 * id,
  TotalFares: 12_500 * id,
}));
const vehicles = [1, 2].map((id) => ({
  id,
  registrationNumber: `DHAKA-METRO-${id}`,
  kind: "bus",
  status: "active",
}));
const passages = [1, 2, 3].map((id) => ({
  id,
  registration_number: `DHAKA-METRO-${id}`,
  vehicle_class: "bus",
  lane: { id: 7, name: "Lane 7" },
  enteredAt: `${days[1]}T10:0${id}:00+06:00`,
  exited_at: null,
  entry_amount: 250,
  overstay_amount: 0,
}));
const fares = [1, 2, 3].map((id) => ({
  vehicle_class: `class ${id}`,
  price: 250 * id,
  overstay_fare: 50,
  free_minutes: 30,
}));
const toll = {
  total_entry_count: 3,
  total_entry_amount: 750,
  total_exited_count: 1,
  total_non_exited_count: 2,
  total_overstay_count: 0,
  total_overstay_amount: 0,
};

/** With the day of to_date. */
const summary = (from: string, to: string) =>
  days
    .filter((date) => date >= from && date <= to)
    .map((date) => ({ date, total_trips: 3, total_tickets: 40, total_fares: 2000.5 }));

const allowed_companies = {
  intracity_companies: [{ _id: 1, name: "Padma Line" }],
  toll_plaza_companies: [{ _id: 4, name: "Padma Bridge" }],
  water_companies: [{ id: 6, name: "Padma Ferries" }],
};

function answerTo(path: string, query: URLSearchParams): unknown {
  const [from = "", to = ""] = ["from_date", "to_date"].map((name) => query.get(name) ?? "");
  const answers: Record<string, () => unknown> = {
    "/api/auth/user": () => ({
      data: {
        user: { name: "Rahim Uddin" },
        allowed_companies,
        reporting: { time_zone: "Asia/Dhaka" },
      },
    }),
    "/api/auth/logout": () => ({ ok: true }),
    "/api/intracity/reports/counterwise/1": () => ({ rows: counters }),
    "/api/intracity/summary/1": () => ({ data: summary(from, to) }),
    "/api/intracity/vehicles/1": () => ({ success: true, data: vehicles }),
    "/api/tollplaza/summary/4": () => ({ result: { today: toll } }),
    "/api/tollplaza/collections/4": () => ({ page: { items: passages, nextCursor: null } }),
    "/api/tollplaza/fares/4": () => fares,
  };
  return answers[path]?.();
}

/** What nobody but its users may read. */
const secrets = [
  ...[token, password, "Rahim", "Karim", "Padma", "DHAKA", "Lane 7"],
  ...["12500", "25000", "37500", "2000.5", "750"],
];

/** A host whose answers differ from the contract in names, ids, envelopes and dates. */
export async function startDifferingHost() {
  const requests: string[] = [];

  async function serve(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
    requests.push(`${request.method} ${pathname}`);
    if (pathname === "/api/auth/login") {
      const typed = JSON.parse(await bodyOf(request));
      return typed.password === password
        ? [200, { accessToken: token, tokenType: "Bearer" }]
        : [401, { message: "No." }];
    }
    if (request.headers.authorization !== `Bearer ${token}`) return [401, { message: "No." }];
    const body = answerTo(pathname, searchParams);
    return body ? [200, body] : [404, { message: "No." }];
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await serve(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((stopped) => server.close(stopped));
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, requests, secrets };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}
