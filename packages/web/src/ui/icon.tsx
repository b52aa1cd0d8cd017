import { createElement } from "react";

/** A drawing of lucide's: elements with their attributes, on 24 by 24. */
export type Drawing = readonly (readonly [element: string, attributes: object])[];

type IconProps = { of: Drawing; className?: string | undefined };

/** In the colour of the text that it stands beside, which says the same in words. */
export function Icon({ of, className }: IconProps) {
  return (
    <svg
      aria-hidden
      className={className}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([element, attributes], nth) => createElement(element, { key: nth, ...attributes }))}
    </svg>
  );
}
