import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const own = {
  sources: new URL("../", import.meta.url),
  contract: new URL("../../../../openapi/partner.yaml", import.meta.url),
};

/** Of everything that an answer may depend on, so that another version of it never vouches for an older answer. */
export function softwareVersion({ sources, contract }: typeof own = own): string {
  const hash = createHash("sha256").update(readFileSync(contract));
  for (const path of readdirSync(sources, { recursive: true, encoding: "utf8" }).sort()) {
    if (/\.(ts|mjs|sql)$/.test(path))
      hash.update(path).update(readFileSync(new URL(path, sources)));
  }
  return hash.digest("base64url");
}
