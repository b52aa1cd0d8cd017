import type { FastifyReply } from "fastify";

/** Adds to what other parts of the server have said that the answer varies by. */
export function varyBy(reply: FastifyReply, ...names: string[]): FastifyReply {
  const said = [reply.getHeader("vary") ?? []].flat().flatMap((each) => String(each).split(", "));
  return reply.header("vary", [...new Set([...said, ...names])].join(", "));
}
