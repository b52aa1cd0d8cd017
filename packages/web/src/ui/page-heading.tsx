import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./page-heading.css.ts";

export type PageHeadingProps = {
  children: ReactNode;
  /** A line under the title: the date range, the company. */
  note?: ReactNode;
  actions?: ReactNode;
  /** For titles that are written in small letters and shown with capitals. */
  capitalised?: boolean;
  /** What the page is called in the browser's list of pages, where it is not what stands here. */
  pageTitle?: string;
};

/** The one h1 of a screen; it can be given the focus when the screen changes. */
export function PageHeading({ children, note, actions, capitalised, pageTitle }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h1
          tabIndex={-1}
          className={classNames(styles.title, capitalised && styles.capitalised)}
          data-title={pageTitle}
        >
          {children}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
