import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, packageDirectory as web } from "web/scripts/bundle.ts";
import { build as buildSdk, root as sdk } from "../packages/partner-sdk/scripts/bundle.ts";
import { billOfMaterials, type Product } from "./bill-of-materials.ts";
import { bundledFrom, productionOf } from "./installed-packages.ts";

const folder = resolve(process.argv[2] ?? "sbom");
const of = (name: string) => fileURLToPath(new URL(`../packages/${name}`, import.meta.url));
const [portal, packed] = await Promise.all([bundle(), buildSdk("esm", { write: false })]);

const products: Product[] = [
  {
    name: "portal",
    type: "application",
    ours: [of("web"), of("machines"), of("partner-sdk")],
    packages: bundledFrom(web, portal.metafiles),
  },
  {
    name: "partner-api",
    type: "application",
    ours: [of("partner-api")],
    packages: productionOf(of("partner-api")),
  },
  {
    name: "partner-sdk",
    type: "library",
    ours: [of("partner-sdk")],
    packages: bundledFrom(sdk, [packed.metafile]),
  },
];

const git = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
const commit = process.env.RELEASE_COMMIT || git.stdout?.trim();
mkdirSync(folder, { recursive: true });
for (const product of products) {
  const file = join(folder, `${product.name}.cdx.json`);
  const bill = billOfMaterials(product, commit, new Date());
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages`);
}
