import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { HttpError } from "partner-api/http/http-error.ts";
import { chosen } from "partner-api/server/compression.ts";
import { knownEtags } from "partner-api/server/etag.ts";
import { ofBuild, type Page } from "partner-api/server/portal.ts";

/** What the page says of the host. */
export type Addresses = {
  /** Empty where this server passes the calls on. */
  api: string;
  /** Where the browser finds the profile; empty where it needs none. */
  profile: string;
};

/** The page as it was built, with other addresses than those of the build. */
export function pageFor(portal: URL, addresses: Addresses): Page {
  const page = ofBuild(portal, ({ directives }) => {
    const built = readFileSync(new URL("index.html", portal), "utf8");
    const html = withAddresses(built, addresses);
    const connect = ["'self'", ...(addresses.api ? [new URL(addresses.api).origin] : [])];
    return {
      header: headerOf({ ...directives, "connect-src": connect }),
      etag: `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
      html: Buffer.from(html),
      br: promisify(brotliCompress)(html),
      gzip: promisify(gzip)(html),
    };
  });
  return {
    policy: () => page()?.header,
    async send({ headers }, reply) {
      const made = page();
      if (!made) throw new HttpError(404);
      reply.headers({ etag: made.etag, "cache-control": "no-cache" });
      if (knownEtags(headers["if-none-match"]).has(made.etag)) return reply.code(304).send();
      const coding = chosen(headers["accept-encoding"], made.html.length);
      if (coding) reply.header("content-encoding", coding);
      return reply.type("text/html; charset=utf-8").send(coding ? await made[coding] : made.html);
    },
  };
}

function withAddresses(html: string, { api, profile }: Addresses): string {
  const preconnect = api
    ? `<link rel="preconnect" href="${attribute(api)}" crossorigin="use-credentials">\n`
    : "";
  return withMeta(withMeta(html, "partner-api-base", api), "partner-host-profile", profile)
    .replace(/<link rel="preconnect"[^>]*>\n/, "")
    .replace(/<link rel="icon"/, (icon) => preconnect + icon);
}

const withMeta = (html: string, name: string, content: string) =>
  html.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*`),
    (_, before) => before + attribute(content),
  );

const attribute = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const headerOf = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
