import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: unknown };
/** Text is sent as a page, anything else as JSON. */
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };
export type Host = { url: string; requests: string[]; stop(): Promise<void> };

/** Serves plain HTTP, and notes each request. */
export async function listen(answer: (asked: Asked) => Answer, port = 0): Promise<Host> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", "http://host");
    requests.push(`${method} ${url.pathname}${url.search}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = Buffer.concat(chunks).toString();
    const {
      status = 200,
      headers: more,
      body,
    } = answer({
      method,
      url,
      headers,
      body: sent === "" ? undefined : JSON.parse(sent),
    });
    const type = typeof body === "string" ? "text/html; charset=utf-8" : "application/json";
    response.writeHead(status, { ...(body !== undefined && { "content-type": type }), ...more });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** What the filled-in sign-in form has under this name. */
export function textIn(body: unknown, name: string): string {
  const value =
    typeof body === "object" && body !== null && (body as Record<string, unknown>)[name];
  return typeof value === "string" ? value : "";
}
