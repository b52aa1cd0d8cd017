import type { FastifyRequest } from "fastify";
import type { Viewer } from "./viewer.ts";

/** Returns the envelope's `data`; undefined for an envelope without it. */
export type Handler = (input: HandlerInput) => Promise<unknown>;

type HandlerInput = {
  request: FastifyRequest;
  viewer: Viewer;
  values: Record<string, string | number | undefined>;
};
