import type { ReactNode } from "react";
import { moved } from "./moved-cell.css.ts";

/** What moved since the rows were asked before: marked until they are asked again. */
export function MovedCell({ children }: { children: ReactNode }) {
  return (
    <span className={moved} data-moved="">
      {children}
    </span>
  );
}
