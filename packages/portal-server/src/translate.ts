import { buffer } from "node:stream/consumers";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "partner-api/http/http-error.ts";
import { sendCompressed } from "partner-api/server/sending.ts";
import { hostFetch } from "partner-sdk/host-profile";
import { headersForBrowser, headersForHost } from "./headers.ts";
import { hostFailure, redirectOf } from "./host.ts";
import { limited } from "./pass-on.ts";
import { pathInApi } from "./path-in-api.ts";
import type { PortalSettings } from "./settings.ts";

/** The host's answer is another one than the browser gets: not in these bytes, and not to be kept by their tag. */
const notForHost = [
  ...["accept-encoding", "content-length", "if-modified-since", "if-none-match", "range"],
];
const notForBrowser = ["accept-ranges", "content-encoding", "content-length", "etag"];

/** Answers in the contract's language what the host answers in its own. */
export function translateFor(
  { profile, hostTimeout }: PortalSettings,
  log: FastifyBaseLogger,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const send = hostFetch(profile, {
    async fetch(request) {
      const answer = await fetch(request, { redirect: "manual" });
      const redirect = redirectOf(answer.status, answer.headers.get("location"));
      if (redirect) throw redirect;
      return answer;
    },
    onMismatch: (mismatch) => log.warn(mismatch, "host answers otherwise than the contract"),
  });
  return async (request, reply) => {
    const path = pathInApi(request.raw.url ?? "");
    if (path === undefined) throw new HttpError(404);
    const left = new AbortController();
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) left.abort();
    });
    try {
      const headers = headersForHost(request);
      for (const name of notForHost) delete headers[name];
      const body = limited(request);
      const answer = await send(`${profile.api}${path}`, {
        method: request.method === "HEAD" ? "GET" : request.method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          [value].flat().map((each): [string, string] => [name, each]),
        ),
        signal: AbortSignal.any([left.signal, AbortSignal.timeout(hostTimeout)]),
        ...(body && { body: await buffer(body) }),
      });
      return await sendAnswer(answer, request, reply);
    } catch (error) {
      if (left.signal.aborted) return reply.hijack();
      throw error instanceof HttpError ? error : hostFailure(error);
    }
  };
}

async function sendAnswer(answer: Response, request: FastifyRequest, reply: FastifyReply) {
  const body = await answer.text();
  const came = {
    ...Object.fromEntries(answer.headers),
    "set-cookie": answer.headers.getSetCookie(),
  };
  const headers = headersForBrowser(came, reply);
  for (const name of notForBrowser) delete headers[name];
  reply.code(answer.status).headers(headers);
  // A sign-in answers with a secret.
  const isPublic = request.method !== "POST" && /json/.test(String(headers["content-type"]));
  return isPublic ? sendCompressed(request, reply, body) : reply.send(body);
}
