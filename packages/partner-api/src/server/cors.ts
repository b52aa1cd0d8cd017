import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";
import { securityHeaders } from "./security-headers.ts";

const exposedHeaders = ["retry-after", "x-request-id"];

export async function addCors(app: FastifyInstance, settings: Settings) {
  // First, since the next hook answers preflights.
  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  await app.register(cors, {
    origin: settings.allowedOrigins,
    credentials: true,
    methods: ["GET", "POST"],
    allowedHeaders: ["authorization", "content-type"],
    exposedHeaders,
    maxAge: 600,
    cacheControl: "no-store",
    // A strict preflight is answered with plain text instead of the envelope.
    strictPreflight: false,
  });
}

/** For answers that bypass the server's hooks. */
export const corsHeadersFor = (
  origin: string | undefined,
  allowedOrigins: string[],
): Record<string, string> =>
  origin && allowedOrigins.includes(origin)
    ? {
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": exposedHeaders.join(", "),
        vary: "Origin",
      }
    : {};
