import { afterEach, expect, it } from "vitest";
import { keptLinks } from "web/delivery/kept-links.ts";

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
  draw(...names);
  return { root, draw, pressed, link: (place: number) => root.querySelectorAll("a")[place] };
}

const two = ["Today|Today, Eleven", "Today|Today, Twelve"];

it("presses what has taken the place of the link", () => {
  const { root, draw, pressed, link } = pageOf(...two, "Profile");
  const press = keptLinks(root);
  const held = [link(1), link(2)];
  draw(...two, "Profile");
  for (const one of held) press(one);
  expect(pressed).toEqual(["1 Today|Today, Twelve", "2 Profile"]);
});

it("presses nothing where another link has taken its place, or none", () => {
  for (const now of [["Profile", ...two], ["Profile"]]) {
    const { root, draw, pressed, link } = pageOf(...two);
    const press = keptLinks(root);
    const held = link(1);
    draw(...now);
    press(held);
    expect(pressed).toEqual([]);
  }
});

it("presses nothing where no link was pressed", () => {
  const { root, draw, pressed } = pageOf(...two);
  const press = keptLinks(root);
  draw(...two);
  press(undefined);
  press(null);
  expect(pressed).toEqual([]);
});
