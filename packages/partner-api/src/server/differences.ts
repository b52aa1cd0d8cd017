import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import { varyBy } from "./vary.ts";

const ofRelease = /^([\w-]+)-[A-Z0-9]{8}\.(js|css)$/;

/** What a script or stylesheet is beyond its like of the release before, for whoever has that: RFC 9842. */
export function differenceOf(
  file: string,
  headers: IncomingHttpHeaders,
  portal: URL,
): Buffer | undefined {
  const [, held] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers["available-dictionary"])) ?? [];
  if (!held || !ofRelease.test(file) || !/\bdcz\b/.test(String(headers["accept-encoding"]))) return;
  const hash = Buffer.from(held, "base64").toString("hex");
  const difference = new URL(`assets/${file}.${hash}.dcz`, portal);
  return existsSync(difference) ? readFileSync(difference) : undefined;
}

/** Has a browser keep the file for its like of the next release. */
export function offerAsDictionary(path: string, reply: FastifyReply): void {
  const [, name, ending] = ofRelease.exec(path.slice(path.lastIndexOf("/") + 1)) ?? [];
  if (!name) return;
  reply.header("use-as-dictionary", `match="/assets/${name}-*.${ending}"`);
  varyBy(reply, "Available-Dictionary");
}
