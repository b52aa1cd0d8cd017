import type { ComponentProps } from "react";
import { visuallyHidden } from "./visually-hidden.css.ts";

/** For screen readers alone. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={visuallyHidden} />;
}
