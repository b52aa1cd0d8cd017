import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientAddressOf } from "../http/client-address.ts";
import { HttpError } from "../http/http-error.ts";
import { isOfApi } from "../http/of-api.ts";
import type { ServerSettings } from "../settings.ts";

/** Made once: to find out where it was thrown takes longer than all the rest of a refusal. */
const full = new HttpError(503, { retryAfter: 1 });
const second = 1000;
/** Of the slots, for one place at a time. */
const share = 1 / 4;

/** Refuses excess requests before any other work, since a refusal must cost far less than an answer. */
export function limitConcurrency(app: FastifyInstance, { mostInFlight }: ServerSettings) {
  const mostOfPlace = Math.max(1, Math.floor(mostInFlight * share));
  const refusals = new WeakSet<FastifyRequest>();
  const holding = new WeakSet<FastifyRequest>();
  const ofPlaces = new Map<string, number>();
  const ofSockets = new WeakMap<Socket, Set<FastifyRequest>>();
  let running = 0;
  let refused = 0;
  let overShare = 0;

  /** False where the request has to be refused. */
  function take(request: FastifyRequest): boolean {
    const isFull = running >= mostInFlight;
    const place = isFull ? "" : clientAddressOf(request);
    const ofPlace = ofPlaces.get(place) ?? 0;
    if (isFull || ofPlace >= mostOfPlace) {
      refused += 1;
      if (!isFull) overShare += 1;
      refusals.add(request);
      return false;
    }
    running += 1;
    ofPlaces.set(place, ofPlace + 1);
    holding.add(request);
    return true;
  }

  function release(request: FastifyRequest) {
    if (!holding.delete(request)) return;
    running -= 1;
    const place = clientAddressOf(request);
    const left = (ofPlaces.get(place) ?? 1) - 1;
    if (left > 0) ofPlaces.set(place, left);
    else ofPlaces.delete(place);
  }

  /** An answer that waits behind another one of its connection is never told that the connection was lost. */
  function releaseAtEnd(request: FastifyRequest, reply: FastifyReply) {
    const { socket } = request.raw;
    const open = ofSockets.get(socket) ?? new Set();
    if (!ofSockets.has(socket)) {
      ofSockets.set(socket, open);
      socket.once("close", () => open.forEach(release));
    }
    open.add(request);
    reply.raw.once("close", () => {
      open.delete(request);
      release(request);
    });
  }

  app.addHook("onRequest", (request, reply, done) => {
    if (!isOfApi(request)) return done();
    if (!take(request)) return done(full);
    releaseAtEnd(request, reply);
    done();
  });
  // A body may take its time to arrive, or never do: until then the request holds no slot.
  app.addHook("preParsing", (request, _reply, _payload, done) => {
    release(request);
    done();
  });
  app.addHook("preValidation", (request, reply, done) => {
    // A caller who has gone would never give the slot back.
    const hasLeft = reply.raw.closed || request.raw.socket.destroyed;
    if (!isOfApi(request) || hasLeft || take(request)) return done();
    done(full);
  });

  // Once a second: a line per refusal would cost more than the refusal.
  const logging = setInterval(() => {
    if (refused > 0) app.log.warn({ refused, overShare, running }, "refused at capacity");
    refused = 0;
    overShare = 0;
  }, second).unref();
  app.addHook("onClose", async () => clearInterval(logging));

  return { wasRefused: (request: FastifyRequest) => refusals.has(request) };
}
