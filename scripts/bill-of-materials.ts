import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { askedForBy, type Manifest, manifestIn } from "./installed-packages.ts";

/** What ships, and the folders of the packages of others that it holds or runs with. */
export type Product = {
  name: string;
  type: "application" | "library";
  /** Its own packages, the one whose version it has first. */
  ours: readonly string[];
  packages: ReadonlySet<string>;
};

const read = (file: string) => parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
const lock: { packages: Record<string, { resolution: { integrity: string } }> } =
  read("pnpm-lock.yaml");
const workspace: { patchedDependencies?: Record<string, string> } = read("pnpm-workspace.yaml");

/** As CycloneDX 1.6 has it. */
export function billOfMaterials(product: Product, commit: string | undefined, at: Date) {
  const { name, type, ours, packages } = product;
  const { version } = manifestIn(ours[0] ?? "");
  const root = `${name}@${version}`;
  const within = (folders: readonly string[]) =>
    [...new Set(folders.filter((each) => packages.has(each)).map(purlIn))].sort();
  const dependencies = new Map([[root, within(ours.flatMap((each) => askedForBy(each, true)))]]);
  const components = new Map<string, ReturnType<typeof component>>();
  for (const folder of packages) {
    const found = component(manifestIn(folder));
    const before = dependencies.get(found.purl) ?? [];
    components.set(found.purl, found);
    // One version may be installed more than once, beside other peers.
    dependencies.set(found.purl, [...new Set([...before, ...within(askedForBy(folder))])].sort());
  }
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      lifecycles: [{ phase: "build" }],
      component: {
        "bom-ref": root,
        type,
        name,
        version,
        ...(commit && { pedigree: { commits: [{ uid: commit }] } }),
      },
    },
    components: sorted(components).map(([, each]) => each),
    dependencies: sorted(dependencies).map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
}

function component({ name, version, license }: Manifest) {
  const [scoped = "", group] = name.split("/").reverse();
  const id = `${name}@${version}`;
  const purl = purlOf(name, version);
  const patch = workspace.patchedDependencies?.[id];
  const isExpression = license.includes(" ");
  return {
    "bom-ref": purl,
    type: "library",
    ...(group && { group }),
    name: scoped,
    version,
    hashes: [{ alg: "SHA-512", content: sha512Of(id) }],
    licenses: [
      isExpression
        ? { expression: license, acknowledgement: "declared" }
        : { license: { id: license, acknowledgement: "declared" } },
    ],
    purl,
    ...(patch && { pedigree: { patches: [{ type: "unofficial", diff: { url: patch } }] } }),
  };
}

function sha512Of(id: string): string {
  const { integrity = "" } = lock.packages[id]?.resolution ?? {};
  if (!integrity.startsWith("sha512-")) throw new Error(`The lock file has no SHA-512 of ${id}.`);
  return Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex");
}

function purlIn(folder: string): string {
  const { name, version } = manifestIn(folder);
  return purlOf(name, version);
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

const sorted = <Value>(map: Map<string, Value>) =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1));
