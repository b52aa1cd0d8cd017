import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

/** Who may call from another origin, and what the portal's pages may do. */
export async function addBrowserRules(app: FastifyInstance, settings: Settings) {
  await app.register(cors, {
    origin: settings.allowedOrigins,
    credentials: true,
    methods: ["GET", "POST"],
    allowedHeaders: ["authorization", "content-type"],
    exposedHeaders: ["retry-after", "x-request-id"],
    maxAge: 600,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "form-action": ["'self'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        "require-trusted-types-for": ["'script'"],
      },
    },
  });
}
