import { afterEach, expect, it } from "vitest";
import { holdPress } from "web/platform/early-press.ts";

afterEach(() => document.body.replaceChildren());

/** The links of a page, which say when they are pressed. */
function pageOf(...names: string[]) {
  const root = document.createElement("div");
  document.body.append(root);
  const pressed: string[] = [];
  const draw = (...all: string[]) =>
    root.replaceChildren(
      ...all.map((name, place) => {
        const link = document.createElement("a");
        const [text = "", label] = name.split("|");
        link.innerHTML = `<span>${text}</span>`;
        if (label) link.setAttribute("aria-label", label);
        link.addEventListener("click", () => pressed.push(`${place} ${name}`));
        return link;
      }),
    );
  const press = (place: number) => root.querySelectorAll("span")[place]?.click();
  const marked = () =>
    [...root.querySelectorAll("a")].map((link) => link.getAttribute("aria-busy"));
  draw(...names);
  return { root, draw, press, pressed, marked };
}

const two = ["Today|Today, Eleven", "Today|Today, Twelve"];

it("presses what has taken the place of the link that was pressed last, and marks that until then", () => {
  const { root, draw, press, pressed, marked } = pageOf(...two, "Profile");
  const release = holdPress(root);
  press(0);
  expect(marked()).toEqual(["true", null, null]);
  press(1);
  expect(marked()).toEqual([null, "true", null]);
  draw(...two, "Profile");
  pressed.length = 0;
  release();
  expect(pressed).toEqual(["1 Today|Today, Twelve"]);
});

it("presses nothing where another link has taken its place, or none", () => {
  for (const now of [["Profile", ...two], ["Profile"]]) {
    const { root, draw, press, pressed } = pageOf(...two);
    const release = holdPress(root);
    press(1);
    draw(...now);
    pressed.length = 0;
    release();
    expect(pressed).toEqual([]);
  }
});

it("presses nothing where nothing was pressed, or something else after a link", () => {
  const { root, draw, press, pressed } = pageOf(...two);
  const release = holdPress(root);
  press(1);
  root.click();
  draw(...two);
  pressed.length = 0;
  release();
  press(0);
  expect(pressed).toEqual(["0 Today|Today, Eleven"]);
});
