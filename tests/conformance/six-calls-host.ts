import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Answer = { status: number; headers?: Record<string, string>; text?: string };
export type Elsewhere = (path: string) => Answer;
/** The headers for browsers. */
type Cors = (answer: { status: number; isPreflight: boolean }) => Record<string, string>;

export const token = "a-token-of-this-host";
export const credentials = { username: "rahim", password: "a phrase of this host" };

const json = (status: number, body: object): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  text: JSON.stringify(body),
});
const good = (data: unknown) => json(200, { success: true, data });

const counters = [
  { counterman: { name: "Karim" }, total_tickets: 12, total_fares: "1250.50" },
  { counterman: {}, total_tickets: "3", total_fares: 310 },
];
const toll = {
  total_entry_count: 40,
  total_entry_amount: 8000,
  total_exited_count: 31,
  total_non_exited_count: 9,
  total_overstay_count: 2,
  total_overstay_amount: "300",
};
const allowed_companies = {
  intracity_companies: [{ id: 1, name: "Padma Line" }],
  offline_counter_companies: [{ id: 3, name: "Padma Counters" }],
  toll_plaza_companies: [{ id: 4, name: "Padma Bridge" }],
  water_companies: [{ _id: "w6", name: "Padma Ferries" }],
};

/** The six calls to the letter of the specification, and nothing that was designed: no ids of requests, no codes, and a 401 without a body. */
const specified: Record<string, Record<string, () => Answer>> = {
  "/api/auth/user": { "": () => good({ user: { name: "Rahim Uddin" }, allowed_companies }) },
  "/api/auth/logout": { "": () => json(200, { success: true }) },
  "/api/tollplaza/summary/": { "4": () => good(toll) },
  "/api/offline-counter/reports/": { "3": () => good(counters) },
  "/api/offline-counter/device-ids/": { "3": () => good(["POS-1", "POS-2"]) },
};

/** A host with the six specified calls alone; `elsewhere` answers everything else, preflights included. */
export async function startSixCallsHost(elsewhere: Elsewhere, cors: Cors = () => ({})) {
  const requests: string[] = [];
  const isWithCors = Object.keys(cors({ status: 204, isPreflight: true })).length > 0;

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? "", "http://host");
    if (request.method === "OPTIONS") return { status: isWithCors ? 204 : 401 };
    if (pathname === "/api/auth/login") {
      const { username, password } = JSON.parse(await bodyOf(request));
      const isRight = username === credentials.username && password === credentials.password;
      return isRight ? json(200, { data: { token } }) : json(401, { message: "No." });
    }
    const [, company] = Object.entries(specified).find(([path]) => pathname.startsWith(path)) ?? [];
    if (!company) return elsewhere(pathname);
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401 };
    const id = /\/(?:summary|reports|device-ids)\/(.*)$/.exec(pathname)?.[1] ?? "";
    return company[id]?.() ?? json(403, { message: "No." });
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    requests.push(`${request.method} ${request.url}`);
    const { status, headers = {}, text = "" } = await answerTo(request);
    const isPreflight = request.method === "OPTIONS";
    const ofBrowser = request.headers.origin ? cors({ status, isPreflight }) : {};
    response.writeHead(status, { ...headers, ...ofBrowser }).end(text);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((stopped) => server.close(stopped));
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, requests };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}
