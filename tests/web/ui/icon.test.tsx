import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import createLucideIcon from "web/ui/lucide-icon.ts";

const sources = join(import.meta.dirname, "../../../packages/web/src/");
const used = new Set(
  readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [
      ...readFileSync(`${sources}${name}`, "utf8").matchAll(/"(lucide-react\/icons\/[\w-]+)"/g),
    ])
    .map(([, path]) => path ?? ""),
);

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe("an icon of the build", () => {
  it.each([...used])("draws %s as the set itself does", async (path) => {
    const set: { default: ComponentType<{ className: string }> } = await import(
      /* @vite-ignore */ path
    );
    const Icon = set.default;
    const theirs = render(<Icon className="mine" />).container.querySelector("svg");
    if (!theirs) throw new Error("The set drew nothing.");
    const node = [...theirs.children].map((shape, position): [string, Record<string, string>] => [
      shape.tagName.toLowerCase(),
      { ...attributesOf(shape), key: String(position) },
    ]);
    const Ours = createLucideIcon({ node });
    const ours = render(<Ours className="mine" />).container.querySelector("svg");
    const { xmlns: _neededInFilesAlone, ...drawn } = attributesOf(theirs);
    expect(ours && attributesOf(ours)).toEqual({ ...drawn, class: "mine" });
    expect(ours?.innerHTML).toBe(theirs.innerHTML);
  });
});
