import type { ComponentProps, ReactNode } from "react";
import { hiddenOnPhone, visuallyHidden } from "./visually-hidden.css.ts";

export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={visuallyHidden} />;
}

/** The label of an icon that is enough where there is little room. */
export function HiddenOnPhone({ children }: { children: ReactNode }) {
  return <span className={hiddenOnPhone}>{children}</span>;
}
