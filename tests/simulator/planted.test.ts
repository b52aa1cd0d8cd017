import { readFileSync } from "node:fs";
import { patched } from "simulator/page-code.ts";
import { planted } from "simulator/planted/all.ts";
import { describe, expect, it } from "vitest";

const page = readFileSync("tools/simulator/planted/found.md", "utf8");

describe("the planted faults", () => {
  it.each(planted)("changes one place, and stands on the page: $fault", (fault) => {
    const source = readFileSync(fault.file, "utf8");
    expect(patched(source, fault)).not.toBe(source);
    expect(page).toContain(`| ${fault.fault} |`);
  });

  it("are as many as the page has", () => {
    const rows = [...page.matchAll(/^\| ([^|]+) \| `[^`]+` \|/gm)].map(([, fault]) => fault);
    expect(rows).toEqual(planted.map(({ fault }) => fault));
  });
});
