import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { arrowsOf, statesOf } from "viewer/drawing/definition.ts";
import { Drawing } from "viewer/drawing/drawing.tsx";
import { layoutOf } from "viewer/drawing/layout.ts";
import type { AnyStateMachine } from "xstate";

const style = ["standing-alone.css", "drawing.css"]
  .map((name) => readFileSync(new URL(`../src/drawing/${name}`, import.meta.url), "utf8"))
  .join("");

/** A machine as an SVG file that stands alone, light or dark as whoever looks at it has chosen. */
export async function drawnMachine(machine: AnyStateMachine): Promise<string> {
  const states = statesOf(machine);
  const layout = await layoutOf(states, arrowsOf(machine, states));
  const title = `The states of ${machine.id}, and what leads from one to another`;
  const drawing = createElement(Drawing, { layout, title }, createElement("style", null, style));
  return `${renderToStaticMarkup(drawing).replace(/(<\/(?:g|rect|path|circle|text|style)>)/g, "$1\n")}\n`;
}
