import type { ReactNode } from "react";
import { Link } from "../../browser/link.tsx";
import { useFadingEnds, useScrollToCurrent } from "../horizontal-scroll.ts";
import * as styles from "./link-tabs.css.ts";

export type LinkTabsProps = {
  label: string;
  tabs: readonly { title: string; href: string; isCurrent: boolean }[];
  /** Stands before the tabs, and scrolls with them. */
  children?: ReactNode;
};

/** Links to sibling pages, in one row that scrolls. */
export function LinkTabs({ label, tabs, children }: LinkTabsProps) {
  const line = useScrollToCurrent<HTMLDivElement>(tabs.find(({ isCurrent }) => isCurrent)?.title);
  useFadingEnds(line);
  return (
    <div ref={line} className={styles.line}>
      {children}
      <nav aria-label={label}>
        <ul className={styles.tabs}>
          {tabs.map(({ title, href, isCurrent }) => (
            <li key={title}>
              <Link
                href={href}
                className={styles.tab}
                aria-current={isCurrent ? "page" : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
