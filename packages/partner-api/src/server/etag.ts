import { createHash } from "node:crypto";
import type { Viewer } from "../accounts/claim.ts";
import type { PreparedQuery } from "../database/db.ts";

/** 132 bits. */
const letters = 22;

/** Weak, since an answer is sent in several codings; undefined while it may still change by itself. */
export function etagOf(
  { name, values }: PreparedQuery,
  viewer: Viewer | undefined,
  version: string,
): string | undefined {
  if (viewer?.state === undefined) return undefined;
  const madeOf = JSON.stringify([version, name, values, viewer.userId, viewer.state]);
  return `W/"${createHash("sha256").update(madeOf).digest("base64url").slice(0, letters)}"`;
}

/** What `If-None-Match` names, compared weakly. */
export function knownEtags(header: string | undefined) {
  const opaque = new Set(header?.match(/"[^"]*"/g));
  return {
    some: opaque.size > 0,
    any: header?.trim() === "*",
    has: (tag: string) => opaque.has(tag.replace("W/", "")),
  };
}

export type KnownEtags = ReturnType<typeof knownEtags>;
