import type { ReactNode } from "react";
import * as styles from "./page.css.ts";

export function Page({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={narrow ? styles.narrow : styles.page}>
      {children}
    </main>
  );
}
