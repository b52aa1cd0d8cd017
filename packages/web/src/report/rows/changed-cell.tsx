import type { ReactNode } from "react";
import { changed } from "./changed-cell.css.ts";

/** What changed since the rows were asked before: marked until they are asked again. */
export function ChangedCell({ children }: { children: ReactNode }) {
  return (
    <span className={changed} data-moved="">
      {children}
    </span>
  );
}
