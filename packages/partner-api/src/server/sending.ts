import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";
import { coded } from "./compression.ts";
import { varyBy } from "./vary.ts";

export const sendPlain = (reply: FastifyReply, body: string | Buffer) =>
  reply.header("content-type", "application/json; charset=utf-8").send(body);

/** Only for answers without a secret: beside a caller's own words, the length would help to guess it. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: string) {
  const { bytes, coding } = await coded(body, request.headers["accept-encoding"]);
  varyBy(reply, "Accept-Encoding");
  if (coding) reply.header("content-encoding", coding);
  return sendPlain(reply, bytes);
}

/** The caller has it, in whichever coding. */
export const sendNotModified = (reply: FastifyReply) =>
  varyBy(reply, "Accept-Encoding").code(304).send();

export const noStore = (reply: FastifyReply) => reply.header("cache-control", "no-store");

/** An answer with a tag may be kept where its host says so, for the session that asked, and is never used unasked. */
export function tagged(
  reply: FastifyReply,
  tag: string | undefined,
  { browserCache }: Settings,
): FastifyReply {
  if (tag) reply.header("etag", tag);
  if (!tag || !browserCache) return noStore(reply);
  return varyBy(reply, "Authorization").header("cache-control", "private, no-cache");
}
