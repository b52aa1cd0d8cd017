import type { ComponentProps } from "react";
import { Link as RouteLink } from "wouter";
import { variant as buttonVariants } from "./button.css.ts";
import { classNames } from "./class-names.ts";
import { link } from "./link.css.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Looks like a button, but stays a link. */
  button?: keyof typeof buttonVariants;
};

export function Link({ className, button, ...props }: LinkProps) {
  return (
    <RouteLink
      {...props}
      className={classNames(button ? buttonVariants[button] : link, className)}
    />
  );
}
