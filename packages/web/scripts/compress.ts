import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A file beside its two compressed forms, by their names' endings. */
export async function compressed(
  contents: Uint8Array,
): Promise<Record<"" | ".br" | ".gz", Uint8Array>> {
  const [br, gz] = await Promise.all([
    brotli(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
    zip(contents, { level: 9 }),
  ]);
  return { "": contents, ".br": br, ".gz": gz };
}
