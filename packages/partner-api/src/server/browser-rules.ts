import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";
import { permissionsPolicy } from "./safe-headers.ts";

const exposedHeaders = ["retry-after", "x-request-id"];

export async function addBrowserRules(app: FastifyInstance, settings: Settings) {
  await app.register(cors, {
    origin: settings.allowedOrigins,
    credentials: true,
    methods: ["GET", "POST"],
    allowedHeaders: ["authorization", "content-type"],
    exposedHeaders,
    maxAge: 600,
    // A strict preflight is answered with plain text instead of the envelope.
    strictPreflight: false,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
    },
  });
  app.addHook("onRequest", async (_, reply) => {
    reply.headers(permissionsPolicy);
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
