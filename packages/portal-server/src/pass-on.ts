import { EventEmitter } from "node:events";
import { Readable, Writable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "partner-api/http/http-error.ts";
import { bodyLimit } from "partner-api/server/http-server.ts";
import type { Dispatcher } from "undici";
import { headersForBrowser, headersForHost } from "./headers.ts";
import { type Host, type HostFailure, hostFailure, redirectOf } from "./host.ts";
import { pathInApi } from "./path-in-api.ts";

/** Answers with what the host answers. Bodies stream both ways. */
export async function passOn(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const path = pathInApi(request.raw.url ?? "");
  if (path === undefined) throw new HttpError(404);
  const { raw } = reply;
  // Far cheaper than an AbortController for each request.
  const left = new EventEmitter();
  raw.once("close", () => {
    if (!raw.writableFinished) left.emit("abort");
  });
  let redirect: HostFailure | undefined;
  try {
    await host.pool.stream(
      {
        method: request.method as Dispatcher.HttpMethod,
        path: host.prefix + path,
        headers: headersForHost(request),
        body: limited(request),
        signal: left,
      },
      ({ statusCode, headers }) => {
        redirect = redirectOf(statusCode, headers.location);
        if (redirect) return new Writable({ write: (_chunk, _encoding, done) => done() });
        reply.hijack();
        return raw.writeHead(statusCode, headersForBrowser(headers, reply));
      },
    );
    if (redirect) throw redirect;
  } catch (error) {
    if (!raw.destroyed) throw error instanceof HttpError ? error : hostFailure(error);
    // Without an error of the host, the caller has left.
    if (raw.errored)
      request.log.warn({ code: hostFailure(raw.errored).code }, "host ended an answer early");
    reply.hijack();
  }
}

/** Null where the request has no body. */
export function limited({ body, headers }: FastifyRequest): Readable | null {
  if (body === undefined) return null;
  if (Number(headers["content-length"]) > bodyLimit) throw new HttpError(413);
  return Readable.from(withinLimit(body as Readable));
}

async function* withinLimit(body: Readable): AsyncIterable<Uint8Array> {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > bodyLimit) throw new HttpError(413);
    yield chunk;
  }
}
