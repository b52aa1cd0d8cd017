import type { FastifyReply } from "fastify";

/** Adds to what other parts of the server have said that the answer varies by. */
export function varyBy(reply: FastifyReply, ...names: string[]): FastifyReply {
  return reply.header(
    "vary",
    [reply.getHeader("vary"), ...names].flat().filter(Boolean).join(", "),
  );
}
