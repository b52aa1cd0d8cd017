import { type ReactNode, useId } from "react";
import * as styles from "./panel.css.ts";

export type PanelProps = {
  title: string;
  /** Next to the title. */
  action?: ReactNode;
  children: ReactNode;
};

export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={action ? styles.panelWithAction : styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={action ? styles.titleOfAction : styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
