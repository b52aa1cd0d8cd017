import type { FastifyRequest } from "fastify";

/** Returns the envelope's `data`; undefined for an envelope without it. */
export type Handler = (input: HandlerInput) => Promise<object | undefined>;

type HandlerInput = {
  request: FastifyRequest;
  /** 0 where nobody is signed in. */
  userId: number;
  values: Record<string, string | number | undefined>;
};
