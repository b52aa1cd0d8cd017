import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import * as icons from "web/ui/icon.ts";
import createLucideIcon from "web/ui/lucide-icon.ts";

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe("an icon of the build", () => {
  it.each(Object.entries(icons))("draws %s as the set itself does", (_, Icon) => {
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
