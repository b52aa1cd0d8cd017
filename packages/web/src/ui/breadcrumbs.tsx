import ChevronIcon from "lucide-react/icons/chevron-right";
import { Link } from "../platform/link.tsx";
import * as styles from "./breadcrumbs.css.ts";

export type Crumb = { title: string; href?: string };

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {crumbs.map(({ title, href }) => (
          <li key={title} className={styles.step}>
            {href ? (
              <>
                <Link href={href} className={styles.link}>
                  {title}
                </Link>
                <ChevronIcon className={styles.chevron} />
              </>
            ) : (
              <span aria-current="page" className={styles.here}>
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
