import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from "fastify";
import { failureOf, HttpError, statusOf } from "../http/http-error.ts";
import type { Settings } from "../settings.ts";
import { corsHeadersFor } from "./cors.ts";
import { securityHeaders } from "./security-headers.ts";

/** What answers and logs an error that is none of HTTP. */
export type Outage = { httpError: HttpError; logged: string };

export function addErrorAnswers(
  app: FastifyInstance,
  outageOf: (error: Error) => Outage | undefined,
) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const outage = outageOf(error);
    const httpError = outage?.httpError ?? httpErrorOf(error);
    if (httpError.status === 500) request.log.error({ err: told(error) }, "failed");
    if (denials.includes(httpError.status))
      request.log.warn({ status: httpError.status }, "denied");
    if (outage) request.log.warn({ err: told(error) }, outage.logged);
    send(httpError, request, reply);
  });
}

const denials: number[] = [401, 403, 429];

function httpErrorOf(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error;
  const status = statusOf("statusCode" in error ? error.statusCode : undefined);
  if (status === 400) {
    const errors = [{ field: "body", message: "is not valid JSON" }];
    return new HttpError(400, { errors, cause: error });
  }
  return new HttpError(status, { cause: error });
}

/** A message from the database may quote values: its code is enough. */
const told = (error: Error & { code?: string; constraint?: string }) => ({
  type: error.name,
  code: error.code,
  constraint: error.constraint,
  stack: error.code ? undefined : error.stack,
  cause: error.cause instanceof Error ? error.cause.message : undefined,
});

function send(httpError: HttpError, request: FastifyRequest, reply: FastifyReply) {
  if (httpError.retryAfter !== undefined) reply.header("retry-after", httpError.retryAfter);
  return reply
    .code(httpError.status)
    .header("cache-control", "no-store")
    .send(failureOf(httpError, request.id));
}

/** For requests that reach no hook, such as an address that cannot be decoded. */
export const answerFrameworkError =
  ({ allowedOrigins }: Pick<Settings, "allowedOrigins">) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(corsHeadersFor(request.headers.origin, allowedOrigins));
    const httpError = new HttpError(statusOf(error.statusCode), { cause: error });
    send(httpError, request, reply.headers({ ...securityHeaders, "x-request-id": request.id }));
  };

/** Milliseconds in which a caller may read why the connection ends. */
const linger = 1000;

const parserStatuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** For requests that Node's HTTP parser rejects: the origin is read from the raw bytes. */
export const answerBrokenRequest =
  ({
    allowedOrigins,
  }: Pick<Settings, "allowedOrigins">): NonNullable<FastifyServerOptions["clientErrorHandler"]> =>
  (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const httpError = new HttpError(statusOf(parserStatuses[error.code ?? ""] ?? 400));
    const requestId = randomUUID();
    const body = JSON.stringify(failureOf(httpError, requestId));
    const packet: unknown = error.rawPacket;
    const seen = Buffer.isBuffer(packet) ? packet.toString("latin1") : "";
    const origin = /^origin:[ \t]*(\S+)/im.exec(seen)?.[1];
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "x-request-id": requestId,
      ...securityHeaders,
      "cache-control": "no-store",
      connection: "close",
      ...corsHeadersFor(origin, allowedOrigins),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${httpError.status} ${STATUS_CODES[httpError.status]}\r\n`;
    socket.end(`${head}${lines.join("")}\r\n${seen.startsWith("HEAD ") ? "" : body}`);
    // The caller need not close its half of the connection, which would keep it and its request open.
    const lingering = setTimeout(() => socket.destroy(), linger).unref();
    socket.once("close", () => clearTimeout(lingering));
  };
