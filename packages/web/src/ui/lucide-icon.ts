import { type ComponentProps, createElement } from "react";

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/** Draws an icon of the set, beside the words that name it; the build puts it in the place of the set's own, which is larger. */
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: ComponentProps<"svg">) =>
    createElement(
      "svg",
      {
        "aria-hidden": true,
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...props,
      },
      shapes,
    );
}
