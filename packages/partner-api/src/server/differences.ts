import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import { varyBy } from "./vary.ts";

const asset = /^assets\/([\w-]+)-[A-Z0-9]{8}\.(js|css|txt)$/;
export const page = "index.html";

/** What the page or one of its files is beyond its like of the release before, for whoever has that: RFC 9842. */
export function differenceOf(
  path: string,
  headers: IncomingHttpHeaders,
  portal: URL,
): Buffer | undefined {
  const [, held] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers["available-dictionary"])) ?? [];
  if (!held || !(path === page || asset.test(path))) return;
  if (!/\bdcz\b/.test(String(headers["accept-encoding"]))) return;
  const hash = Buffer.from(held, "base64").toString("hex");
  const difference = new URL(`${path}.${hash}.dcz`, portal);
  return existsSync(difference) ? readFileSync(difference) : undefined;
}

/** Has a browser keep the file for its like of the next release; the text of the page for the page, too. */
export function offerAsDictionary(path: string, reply: FastifyReply): void {
  const [, name, ending] = asset.exec(path.slice(1)) ?? [];
  if (!name) return;
  const likes = `assets/${name}-*.${ending}`;
  reply.header("use-as-dictionary", `match="/${name === "page" ? `{${likes}}?` : likes}"`);
  varyBy(reply, "Available-Dictionary");
}
