import type { ComponentProps } from "react";
import { hiddenLabel } from "./field.css.ts";

/** For screen readers alone. */
export function Spoken(props: ComponentProps<"span">) {
  return <span {...props} className={hiddenLabel} />;
}
