import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from "node:zlib";
import Negotiator from "negotiator";

export type Coded = { bytes: Buffer; coding: "br" | "gzip" | undefined };

/** A smaller answer fits the first packet as it is. */
const leastBytes = 1000;
/** Beyond these, compressing would hold other requests up for longer than passing it to another thread takes. */
const mostAtOnce = 32_000;
/** The last step up that saves more time on slow 4G than it takes: docs/performance.md. */
const brotliLevel = 5;

const available = ["br", "gzip", "identity"];
const inBackground = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** In the coding that the caller likes best of those that are worth it. */
export async function coded(text: string, acceptEncoding: string | undefined): Promise<Coded> {
  const bytes = Buffer.from(text);
  const coding = chosen(acceptEncoding, bytes.length);
  return { bytes: coding ? await compressed(bytes, coding) : bytes, coding };
}

export function compressed(bytes: Buffer, coding: "br" | "gzip"): Buffer | Promise<Buffer> {
  const isLong = bytes.length > mostAtOnce;
  if (coding === "gzip") return isLong ? inBackground.gzip(bytes) : gzipSync(bytes);
  const options = brotli(bytes.length);
  return isLong ? inBackground.br(bytes, options) : brotliCompressSync(bytes, options);
}

export function chosen(acceptEncoding: string | undefined, length: number): Coded["coding"] {
  if (acceptEncoding === undefined) return undefined;
  const request = { headers: { "accept-encoding": acceptEncoding } };
  const accepted = new Negotiator(request).encodings(available, { preferred: available });
  if (length <= leastBytes && accepted.includes("identity")) return undefined;
  const [best] = accepted;
  return best === "br" || best === "gzip" ? best : undefined;
}

const brotli = (length: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
