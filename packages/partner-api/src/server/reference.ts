import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pageFiles, referencePage } from "../reference/page.ts";
import { type Coded, chosen, compressed } from "./compression.ts";
import { knownEtags } from "./etag.ts";
import { pageSecurityHeaders } from "./security-headers.ts";
import { varyBy } from "./vary.ts";

const contract = new URL("../../../../openapi/partner.yaml", import.meta.url);
const inPage = (name: string) => new URL(`../reference/page/${name}`, import.meta.url);

/** The page loads its style and script from here, and nothing else from anywhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

type File = { from: URL; type: string; made?(text: string): string };
type Made = {
  written: number;
  bytes: Buffer;
  tag: string;
  /** What a caller has wanted so far: compressing takes longer than all else. */
  codings: Map<Coded["coding"], Buffer | Promise<Buffer>>;
};

const page: File = {
  from: contract,
  type: "text/html; charset=utf-8",
  made: referencePage,
};
const files: Record<string, File> = {
  "/reference": page,
  "/reference/": page,
  [pageFiles.style]: { from: inPage("reference.css"), type: "text/css; charset=utf-8" },
  [pageFiles.script]: { from: inPage("reference.js"), type: "text/javascript; charset=utf-8" },
  "/openapi.yaml": { from: contract, type: "application/yaml; charset=utf-8" },
};

/** The contract as it is, and as a page to read, made when somebody first asks for it. */
export function addReference(app: FastifyInstance) {
  for (const [url, file] of Object.entries(files)) {
    const current = remade(file);
    app.get(url, (request, reply) => {
      const isPage = file === page;
      if (isPage) reply.headers({ ...pageSecurityHeaders, "content-security-policy": policy });
      return send(current(), file.type, request, reply);
    });
  }
}

/** Built again once its file has changed, so that `dev` shows a contract as it is edited. */
function remade({ from, made = (text) => text }: File): () => Made {
  let known: Made | undefined;
  return () => {
    const written = statSync(from).mtimeMs;
    if (written !== known?.written) {
      const bytes = Buffer.from(made(readFileSync(from, "utf8")));
      const tag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
      known = { written, bytes, tag, codings: new Map([[undefined, bytes]]) };
    }
    return known;
  };
}

async function send(
  { bytes, tag, codings }: Made,
  type: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
) {
  varyBy(reply, "Accept-Encoding").headers({ "cache-control": "no-cache", etag: tag });
  if (knownEtags(headers["if-none-match"]).has(tag)) return reply.code(304).send();
  const coding = chosen(headers["accept-encoding"], bytes.length);
  const sent = codings.get(coding) ?? (coding ? compressed(bytes, coding) : bytes);
  codings.set(coding, sent);
  if (coding) reply.header("content-encoding", coding);
  return reply.type(type).send(await sent);
}
