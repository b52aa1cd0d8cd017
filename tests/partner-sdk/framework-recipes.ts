import { describe, expect, it } from "vitest";
import { asJob } from "./framework-recipes/job.ts";
import { inReact } from "./framework-recipes/react.tsx";
import { asRouteHandler } from "./framework-recipes/route-handler.ts";
import { frameworkRecipes } from "./recipes.ts";

/** Registers the tests of RECIPES.md, which run where the package is installed. */
export function runFrameworkRecipes(): void {
  it("are those that run here, or by test:runtimes", () => {
    expect(Object.keys(frameworkRecipes)).toEqual([
      "TanStack Query",
      "SWR",
      "A route handler of Next.js",
      "A script on Deno",
      "A script on Bun",
      "A month as CSV, every month",
    ]);
  });

  describe("in React", inReact);
  describe("as a route handler of Next.js", asRouteHandler);
  describe("as a monthly job", asJob);
}
