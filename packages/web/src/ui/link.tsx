import { Link as InAppLink, type LinkProps as InAppLinkProps } from "../browser/link.tsx";
import { variant as buttonVariants } from "./button.css.ts";
import { classNames } from "./class-names.ts";
import { link } from "./link.css.ts";

export type LinkProps = InAppLinkProps & {
  /** Looks like a button, but stays a link. */
  button?: keyof typeof buttonVariants;
};

export function Link({ className, button, ...props }: LinkProps) {
  return (
    <InAppLink
      {...props}
      className={classNames(button ? buttonVariants[button] : link, className)}
    />
  );
}
