import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

type Asked = { method?: string; headers?: Record<string, string | string[]>; body?: string };

/** Sends an address to the server as it is written: `fetch` would send another spelling of it. */
export async function asWritten(
  { server }: FastifyInstance,
  path: string,
  { method = "GET", headers = {}, body }: Asked = {},
) {
  if (!server.listening) await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const asking = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
  const answered = once(asking.end(body), "response");
  const [answer] = (await answered) as [IncomingMessage];
  const bytes = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, bytes, body: bytes.toString() };
}

/** The body, whichever coding it came in. */
export function decoded({
  headers,
  rawPayload,
}: Pick<LightMyRequestResponse, "headers" | "rawPayload">): string {
  if (headers["content-encoding"] === "br") return String(brotliDecompressSync(rawPayload));
  if (headers["content-encoding"] === "gzip") return String(gunzipSync(rawPayload));
  return String(rawPayload);
}
