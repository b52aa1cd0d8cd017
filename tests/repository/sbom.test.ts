import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runPnpm } from "../pnpm.ts";

type Component = {
  group?: string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses: { license?: { id: string }; expression?: string }[];
  pedigree?: { patches: { diff: { url: string } }[] };
};
type Bill = {
  metadata: { component: { "bom-ref": string; version: string; pedigree: object } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
type Tree = {
  dependencies?: Record<string, Tree & { version: string; from: string; path: string }>;
};

const repository = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "partner-sbom-"));
const products = ["portal", "partner-api", "partner-sdk"];
const bills: Record<string, Bill> = {};
const text = (name: string) => readFileSync(join(repository, name), "utf8");
const titles = (name: string) =>
  bills[name]?.components.map((each) => {
    const { group, name, version } = each;
    return `${group ? `${group}/` : ""}${name} ${version}`;
  });

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ["--import", "tsx/esm", "scripts/sbom.ts", folder], {
    cwd: repository,
    env: { ...process.env, RELEASE_COMMIT: "0123abcd" },
  });
  for (const name of products)
    bills[name] = JSON.parse(readFileSync(join(folder, `${name}.cdx.json`), "utf8"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("there is one bill of materials for each product", () => {
  expect(readdirSync(folder).sort()).toEqual(products.map((name) => `${name}.cdx.json`).sort());
});

describe.each(products)("the bill of materials of %s", (name) => {
  it("is CycloneDX 1.6 by its published schema [V15.1.2]", async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(JSON.stringify(bills[name]))).toBe(null);
    const { components } = bills[name] ?? {};
    expect(
      await validator.validate(JSON.stringify({ ...bills[name], components, more: 1 })),
    ).not.toBe(null);
  });

  it("says of what and of which commit it is", () => {
    const { version } = JSON.parse(
      text(`packages/${name === "portal" ? "web" : name}/package.json`),
    ) as { version: string };
    expect(bills[name]?.metadata.component).toMatchObject({
      "bom-ref": `${name}@${version}`,
      name,
      version,
      pedigree: { commits: [{ uid: "0123abcd" }] },
    });
  });

  it("has the hash of the lock file and a licence for each package", () => {
    const { packages } = parse(text("pnpm-lock.yaml")) as {
      packages: Record<string, { resolution: { integrity: string } }>;
    };
    const bare = bills[name]?.components.filter(({ hashes, licenses, purl }) => {
      const id = decodeURIComponent(purl.replace("pkg:npm/", ""));
      const [hash] = hashes.map(({ content }) => Buffer.from(content, "hex").toString("base64"));
      const [{ license, expression } = {}] = licenses;
      const isFree =
        /^[\s()]*((0?BSD|MIT|ISC|Apache|BlueOak|OFL|Unlicense|Python|PostgreSQL|CC0)[\w.-]*( (OR|AND) )?)+\)?$/;
      return (
        packages[id]?.resolution.integrity !== `sha512-${hash}` ||
        !isFree.test(license?.id ?? expression ?? "")
      );
    });
    expect(bare).toEqual([]);
  });

  it("leads from the product to every package by what depends on what", () => {
    const { metadata, components = [], dependencies = [] } = bills[name] ?? {};
    const next = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const found = new Set([metadata?.component["bom-ref"] ?? ""]);
    for (const ref of found) for (const each of next.get(ref) ?? []) found.add(each);
    found.delete(metadata?.component["bom-ref"] ?? "");
    expect([...found].sort()).toEqual(components.map(({ purl }) => purl).sort());
  });
});

it("the portal's has the packages whose licences come with it, and the patch of one [V15.1.2]", () => {
  const notices = text("packages/web/public/third-party-notices.txt");
  const named = [...notices.matchAll(/^(\S+ \d+\.\d+\.\d+) \([\w.-]+\)$/gm)].map(
    ([, title]) => title,
  );
  expect(titles("portal")?.sort()).toEqual(named.sort());
  const patched = bills.portal?.components.flatMap(({ name, pedigree }) =>
    (pedigree?.patches ?? []).map(({ diff }) => `${name}: ${diff.url}`),
  );
  expect(patched).toEqual(["react-aria: patches/react-aria@3.53.1.patch"]);
});

it("the API's has what is installed for production [V15.1.2]", async () => {
  const args = ["--filter", "partner-api", "list", "--prod", "--depth", "Infinity", "--json"];
  const { stdout } = await runPnpm(args, repository);
  const [tree = {}] = JSON.parse(stdout) as Tree[];
  expect(titles("partner-api")?.sort()).toEqual([...new Set(namedIn(tree))].sort());
});

function namedIn({ dependencies = {} }: Tree): string[] {
  // pnpm also lists what is for other machines.
  return Object.values(dependencies)
    .filter(({ path }) => existsSync(path))
    .flatMap((each) => [`${each.from} ${each.version}`, ...namedIn(each)]);
}

it("the SDK's has what is bundled into it, which is one package [V15.1.2]", () => {
  const { catalog } = parse(text("pnpm-workspace.yaml")) as { catalog: Record<string, string> };
  expect(titles("partner-sdk")).toEqual([`openapi-fetch ${catalog["openapi-fetch"]}`]);
});
