import type { ComponentProps, ReactNode } from "react";
import { hiddenOnPhone, visuallyHidden } from "./visually-hidden.css.ts";

/** For screen readers alone. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={visuallyHidden} />;
}

/** The words beside an icon, which speaks for itself where there is little room. */
export function HiddenOnPhone({ children }: { children: ReactNode }) {
  return <span className={hiddenOnPhone}>{children}</span>;
}
