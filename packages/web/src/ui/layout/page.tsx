import type { ReactNode } from "react";
import * as styles from "./page.css.ts";

export type PageProps = { narrow?: boolean; dense?: boolean; children: ReactNode };

export function Page({ narrow, dense, children }: PageProps) {
  const form = narrow ? styles.narrow : dense ? styles.dense : styles.page;
  return (
    <main id="content" tabIndex={-1} className={form}>
      {children}
    </main>
  );
}
