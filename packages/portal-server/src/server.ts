import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "partner-api/http/http-error.ts";
import { limitConcurrency } from "partner-api/server/concurrency-limit.ts";
import { addErrorAnswers } from "partner-api/server/error-answers.ts";
import { addHealth } from "partner-api/server/health.ts";
import {
  addLimits,
  addRequestIds,
  addRequestLog,
  httpServer,
} from "partner-api/server/http-server.ts";
import { logLines } from "partner-api/server/log-lines.ts";
import { addMetrics } from "partner-api/server/metrics.ts";
import { addPortal } from "partner-api/server/portal.ts";
import { securityHeaders } from "partner-api/server/security-headers.ts";
import { mapsAnything, treatmentOf } from "partner-sdk/host-profile";
import { askHost } from "./ask-host.ts";
import { connectTo, HostFailure } from "./host.ts";
import { hostHealth, measureHost } from "./host-health.ts";
import { operations } from "./operations.ts";
import { type Addresses, pageFor } from "./page.ts";
import { passOn } from "./pass-on.ts";
import type { PortalSettings } from "./settings.ts";
import { translateFor } from "./translate.ts";

type Options = {
  settings: PortalSettings;
  portal: URL;
  /** Standard output by default. */
  logTo?: { write(line: string): void };
  /** Refuses requests while the event loop is late; in a shared process, the delay may be caused by something else. */
  hasOwnProcess?: boolean;
};

export async function buildPortalServer({
  settings,
  portal,
  logTo = logLines,
  hasOwnProcess = false,
}: Options): Promise<FastifyInstance> {
  const { profile, crossOrigin, hostTimeout } = settings;
  const app = httpServer(settings, { logTo, connectionTimeout: hostTimeout + 30_000 });
  const health = hostHealth(() => askHost(profile, hostTimeout));
  addErrorAnswers(app, hostOutage);
  addRequestIds(app);
  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  addRequestLog(app, limitConcurrency(app, settings));
  addMetrics(app, { operations, settings, measure: (registry) => measureHost(registry, health) });
  await addLimits(app, settings, { hasOwnProcess });
  addHealth(app, health);
  const addresses = crossOrigin ? addCrossOrigin(app, profile) : { api: "", profile: "" };
  // Pages that devices have kept since before the browser called the host itself go on.
  addApi(app, settings);
  await addPortal(app, portal, pageFor(portal, addresses));
  return app;
}

const hostOutage = (error: Error) =>
  error instanceof HostFailure
    ? { httpError: new HttpError(error.status, { cause: error }), logged: error.message }
    : undefined;

/** Of the profile, the browser needs what is more than an address. */
function addCrossOrigin(app: FastifyInstance, profile: PortalSettings["profile"]): Addresses {
  if (!mapsAnything(profile)) return { api: profile.api, profile: "" };
  const address = "/partner-host.json";
  app.get(address, (_, reply) => reply.header("cache-control", "no-cache").send(profile));
  return { api: profile.api, profile: address };
}

/** A route for each operation, by which logs and metrics name it, and one for whatever else a host has. */
function addApi(app: FastifyInstance, settings: PortalSettings) {
  const { profile, hostTimeout } = settings;
  const host = connectTo(profile.api, hostTimeout);
  app.addHook("onClose", () => host.pool.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
  const passed = (request: FastifyRequest, reply: FastifyReply) => passOn(host, request, reply);
  const handlers = {
    absent: notOffered,
    asItIs: passed,
    mapped: translateFor(settings, app.log),
  };
  for (const { id, method, url } of operations) {
    app.route({ method, url, handler: handlers[treatmentOf(profile, id)] });
  }
  app.route({ method: ["GET", "POST"], url: "/api/*", handler: passed });
  app.route({
    method: ["DELETE", "OPTIONS", "PATCH", "PUT"],
    url: "/api/*",
    async handler(_request, reply) {
      reply.header("allow", "GET, HEAD, POST");
      throw new HttpError(405);
    },
  });
}

async function notOffered() {
  throw new HttpError(404, { code: "not_offered" });
}
