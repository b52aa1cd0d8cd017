import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";

/** The body, whichever coding it came in. */
export function decoded({
  headers,
  rawPayload,
}: Pick<LightMyRequestResponse, "headers" | "rawPayload">): string {
  if (headers["content-encoding"] === "br") return String(brotliDecompressSync(rawPayload));
  if (headers["content-encoding"] === "gzip") return String(gunzipSync(rawPayload));
  return String(rawPayload);
}
