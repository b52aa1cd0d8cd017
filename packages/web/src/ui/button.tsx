import type { ComponentProps, MouseEvent } from "react";
import { iconOnly, variant as variants } from "./button.css.ts";
import { classNames } from "./class-names.ts";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: keyof typeof variants;
  /** Under way: keeps its place and its focus, and does nothing more when pressed. */
  busy?: boolean;
  /** Shows an icon alone; the name is then `aria-label`'s. */
  square?: boolean;
};

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
