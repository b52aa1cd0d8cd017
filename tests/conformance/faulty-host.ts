import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { mainEngine } from "../partner-api/databases.ts";
import { type Host, startHost } from "../partner-api/host.ts";

type Answer = { status: number; headers: Record<string, string>; text: string };
export type Asked = { url: string; token: string | undefined };
/** What the one changed answer is; `ends` breaks the connection off, before it or within. */
export type Changed = Partial<Answer> & { body?: unknown; ends?: "before" | "within" };
type Row = Record<string, unknown>;
type Parts = Record<"rows" | "days" | "companies", Row[]>;
/** An answer of any operation: its data is rows, or has some of these parts. */
type Body = {
  data: Row[] & Parts & { allowed_companies: Record<"water_companies", Row[]> };
};
export type Fault = {
  at(asked: Asked): boolean;
  change(body: Body, answer: Answer, asked: Asked): Changed;
};

/** Answers a GET as the reference API does, which it asks each thing once, and changes what a fault is about. */
async function startFaultyHost(reference: string) {
  const kept = new Map<string, Answer>();
  let fault: Fault | undefined;

  async function answerTo({ url, token }: Asked): Promise<Answer> {
    const key = `${token} ${url}`;
    const known = kept.get(key);
    if (known) return known;
    const response = await fetch(reference + url, {
      headers: token ? { authorization: token } : {},
    });
    const headers = Object.fromEntries(
      ["content-type", "x-request-id"].map((name) => [name, response.headers.get(name) ?? ""]),
    );
    const answer = { status: response.status, headers, text: await response.text() };
    kept.set(key, answer);
    return answer;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const asked = { url: request.url ?? "", token: request.headers.authorization };
    const answer = await answerTo(asked);
    const changed = fault?.at(asked) ? fault.change(JSON.parse(answer.text), answer, asked) : {};
    const { status, headers: named, text, ends, body } = { ...answer, ...changed };
    if (ends === "before") return void request.socket.destroy();
    const whole = body === undefined ? text : JSON.stringify(body);
    response.writeHead(status, { ...named, "content-length": Buffer.byteLength(whole) });
    if (ends !== "within") return void response.end(whole);
    response.write(whole.slice(0, 10), () => request.socket.destroy());
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async with<T>(seeded: Fault, work: () => Promise<T>): Promise<T> {
      fault = seeded;
      try {
        return await work();
      } finally {
        fault = undefined;
      }
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

type Grant = { company_id: number; module: string };

/** The reference API on a port of its own, and before it the host that has a fault at times. */
export function someHost(grants: Grant[], role: "reader" | "administrator" = "reader") {
  let host: Host;
  let faulty: Awaited<ReturnType<typeof startFaultyHost>>;
  let token: string;
  beforeAll(async () => {
    host = await startHost(mainEngine);
    faulty = await startFaultyHost(await host.app.listen({ host: "127.0.0.1", port: 0 }));
    await host.addUser("some", grants, role);
    token = await host.tokenOf("some");
  });
  afterAll(async () => {
    await faulty.stop();
    await host.stop();
  });
  return { faulty: () => faulty, token: () => token };
}
