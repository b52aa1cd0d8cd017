import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { actions, iconOnly, variant as variants } from "./button.css.ts";
import { classNames } from "./class-names.ts";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: keyof typeof variants;
  /** Ignores presses but keeps the focus, which `disabled` would lose. */
  busy?: boolean;
  /** For an icon alone; give it an `aria-label`. */
  square?: boolean;
};

/** Classes of a square, quiet button, for those of React Aria. */
export const iconButtonClass = classNames(variants.quiet, iconOnly);

export function Button({
  variant = "secondary",
  type = "button",
  busy,
  square,
  className,
  onClick,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      className={classNames(variants[variant], square && iconOnly, className)}
      onClick={press}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
    />
  );
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}
