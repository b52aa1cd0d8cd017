import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { nameOf, readRelease } from "../release.ts";
import type { ServerSettings } from "../settings.ts";

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const refusals: Record<number, string> = {
  401: "not_signed_in",
  403: "not_allowed",
  429: "too_many",
  503: "unavailable",
};
const signIns: Record<number, string> = {
  200: "signed_in",
  401: "wrong",
  403: "wrong",
  429: "too_many",
};
/** A password and a second factor are a try each. */
const signInOperations = ["login", "verifySecondFactor", "signInWithPasskey"];

type Parts = {
  operations: readonly Counted[];
  settings: ServerSettings;
  /** Adds what is measured of the database or the host. */
  measure(registry: Registry): void;
};

/** Of the contract; the address as the router writes it. */
export type Counted = { id: string; method: string; url: string };

/** For Prometheus, on a port of their own, so that no proxy in front of the portal can pass them on by mistake. */
export function addMetrics(app: FastifyInstance, { operations, settings, measure }: Parts) {
  const { metricsPort, metricsHost } = settings;
  if (metricsPort === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "partner_info",
    help: "The version that runs.",
    labelNames: ["version"],
    registers: [registry],
  }).set({ version: nameOf(readRelease()) }, 1);
  countAnswers(app, registry, operations);
  measure(registry);
  const server = serving(registry);
  app.addHook("onReady", async () => {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(metricsPort, metricsHost, resolve);
    });
    const address = server.address();
    const port = typeof address === "object" ? address?.port : metricsPort;
    app.log.info({ port }, "serves metrics");
  });
  app.addHook("preClose", async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

const serving = (registry: Registry): Server =>
  createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { "content-type": registry.contentType }).end(text);
  });

/** By operation: an address has ids in it. */
function countAnswers(app: FastifyInstance, registry: Registry, operations: readonly Counted[]) {
  const registers = [registry];
  const requests = new Counter({
    name: "partner_requests_total",
    help: "Answers by operation of the contract and status.",
    labelNames: ["operation", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "partner_request_seconds",
    help: "Time from a request to the end of its answer.",
    labelNames: ["operation"],
    buckets: seconds,
    registers,
  });
  const refused = new Counter({
    name: "partner_refusals_total",
    help: "Answers that refuse, by their reason.",
    labelNames: ["reason"],
    registers,
  });
  const signedIn = new Counter({
    name: "partner_sign_ins_total",
    help: "Tries to sign in, by their outcome.",
    labelNames: ["outcome"],
    registers,
  });
  for (const reason of Object.values(refusals)) refused.inc({ reason }, 0);
  for (const outcome of Object.values(signIns)) signedIn.inc({ outcome }, 0);
  const known = new Map(operations.map(({ method, url, id }) => [`${method} ${url}`, id]));
  app.addHook("onResponse", (request, reply, done) => {
    const { url } = request.routeOptions;
    const operation = known.get(`${request.method} ${url}`) ?? "other";
    const status = reply.statusCode;
    requests.inc({ operation, status });
    duration.observe({ operation }, reply.elapsedTime / 1000);
    const reason = refusals[status];
    if (reason) refused.inc({ reason });
    const outcome = signInOperations.includes(operation) && signIns[status];
    if (outcome) signedIn.inc({ outcome });
    done();
  });
}
