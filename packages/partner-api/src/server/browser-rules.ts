import { existsSync, readFileSync } from "node:fs";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

/** Who may call from another origin, and what the portal's pages may do. */
export async function addBrowserRules(
  app: FastifyInstance,
  settings: Settings,
  portal: URL | undefined,
) {
  await app.register(cors, {
    origin: settings.allowedOrigins,
    credentials: true,
    methods: ["GET", "POST"],
    allowedHeaders: ["authorization", "content-type"],
    exposedHeaders: ["retry-after", "x-request-id"],
    maxAge: 600,
    // A strict one is answered with plain text instead of the envelope.
    strictPreflight: false,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: policyOf(portal),
    },
  });
}

/** The build says what its pages need; without a build there are none. */
function policyOf(portal: URL | undefined): Record<string, string[]> {
  const file = portal && new URL("security-policy.json", portal);
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, "utf8")).directives;
  return { "default-src": ["'none'"], "frame-ancestors": ["'none'"] };
}
