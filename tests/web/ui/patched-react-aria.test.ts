import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, vi } from "vitest";

const web = createRequire(join(import.meta.dirname, "../../../packages/web/package.json"));
const components = createRequire(web.resolve("react-aria-components/package.json"));
const reactAria = dirname(components.resolve("react-aria/package.json"));

it("forgets an element that left the page while two of its properties were in transition", async () => {
  const file = join(reactAria, "dist/private/utils/runAfterTransition.mjs");
  await import(/* @vite-ignore */ pathToFileURL(file).href);
  const element = document.body.appendChild(document.createElement("p"));
  const forget = vi.spyOn(element, "removeEventListener");
  const tell = (name: string, propertyName: string) =>
    element.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { propertyName }));
  for (const property of ["color", "border-color"]) tell("transitionrun", property);
  element.remove();
  tell("transitioncancel", "color");
  expect(forget.mock.calls).toEqual([]);
  tell("transitioncancel", "border-color");
  expect(forget.mock.calls).toEqual([["transitioncancel", expect.any(Function)]]);
});
