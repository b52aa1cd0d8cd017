import { createHash } from "node:crypto";
import { compressUsingDict, createCCtx, init } from "@bokuweb/zstd-wasm";

type Assets = ReadonlyMap<string, Uint8Array>;

const magic = Buffer.from("5e2a4d1820000000", "hex");
const best = 19;

/** What each new asset is beyond its like of an earlier release, as RFC 9842 has it sent; by the name of its file. */
export async function differences(
  assets: Assets,
  earlier: Assets,
): Promise<Map<string, Uint8Array>> {
  const pairs = [...assets].flatMap(([name, contents]) =>
    [...earlier].flatMap(([before, known]) =>
      name !== before && likeOf(name) === likeOf(before) ? [{ name, contents, known }] : [],
    ),
  );
  if (pairs.length === 0) return new Map();
  await init();
  return new Map(
    pairs.map(({ name, contents, known }) => {
      const hash = createHash("sha256").update(known).digest();
      const frame = compressUsingDict(createCCtx(), contents, known, best);
      return [`${name}.${hash.toString("hex")}.dcz`, Buffer.concat([magic, hash, frame])];
    }),
  );
}

/** `main-*.js` of `main-7UHSVPMP.js`; nothing that is no text has a like. */
const likeOf = (name: string) =>
  /\.(js|css|txt)$/.test(name) ? name.replace(/-\w+(?=\.\w+$)/, "-*") : name;
