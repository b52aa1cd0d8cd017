import type { ReactNode } from "react";
import { words } from "./button-words.css.ts";

/** The words beside an icon, which speaks for itself where there is little room. */
export function ButtonWords({ children }: { children: ReactNode }) {
  return <span className={words}>{children}</span>;
}
