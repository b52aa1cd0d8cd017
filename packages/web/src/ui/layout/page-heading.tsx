import backIcon from "lucide/dist/esm/icons/arrow-left.mjs";
import type { ReactNode } from "react";
import * as words from "#words/frame";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import * as styles from "./page-heading.css.ts";

export type PageHeadingProps = {
  children: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  /** Shows capitals where the text itself has to stay in lower case. */
  capitalised?: boolean;
  /** The title of the browser tab, where it differs from the heading. */
  pageTitle?: string;
};

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

export function BackLink({ href }: { href: string }) {
  return (
    <p className={styles.back}>
      <Link href={href}>
        <Icon of={backIcon} /> {words.back}
      </Link>
    </p>
  );
}
