import { describe, expect, it } from "vitest";
import { ofFrameworks, ofPackage, resolutions, said } from "./compilers.ts";
import { compilers } from "./pinned.ts";

describe.each(compilers)("TypeScript $version", (compiler) => {
  it.each(resolutions)("compiles the package and the README with %s", async (resolution) => {
    expect(await said(compiler.name, await ofPackage(resolution))).toBe("");
  });

  it("compiles the recipes for frameworks", async () => {
    expect(await said(compiler.name, await ofFrameworks(compiler))).toBe("");
  });
});
