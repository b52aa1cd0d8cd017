import chevronIcon from "lucide/dist/esm/icons/chevron-right.mjs";
import * as words from "#words/frame";
import { Link, type LinkProps } from "../../browser/link.tsx";
import { Icon } from "../icon.tsx";
import * as styles from "./breadcrumbs.css.ts";

export type Crumb = { title: string; href?: string; state?: LinkProps["state"] };

/** The last crumb has its own chevron, so that both can be hidden together. */
const leadsOn = (next: Crumb | undefined) => !next || next.href !== undefined;

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className={styles.trail}>
        {crumbs.map(({ title, href, state }, at) =>
          href ? (
            <li key={title} className={styles.step}>
              <Link href={href} state={state} className={styles.link}>
                {title}
              </Link>
              {leadsOn(crumbs[at + 1]) && <Icon of={chevronIcon} className={styles.chevron} />}
            </li>
          ) : (
            <li key={title} className={styles.here}>
              <Icon of={chevronIcon} className={styles.chevron} />
              <span aria-current="page">{title}</span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
