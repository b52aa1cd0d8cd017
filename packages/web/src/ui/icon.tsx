import { createElement } from "react";
import { classNames } from "./class-names.ts";
import { icon } from "./icon.css.ts";

/** An icon as Lucide ships it: elements with their attributes, on 24 by 24. */
export type IconNode = readonly (readonly [element: string, attributes: object])[];

type IconProps = { of: IconNode; className?: string | undefined };

/** Has the color of its text, which says the same: hidden from screen readers. */
export function Icon({ of, className }: IconProps) {
  return (
    <svg aria-hidden className={classNames(icon, className)} viewBox="0 0 24 24">
      {of.map(([element, attributes], nth) => createElement(element, { key: nth, ...attributes }))}
    </svg>
  );
}
