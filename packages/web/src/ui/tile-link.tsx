import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { ChevronIcon } from "./icon.ts";
import * as styles from "./tile-link.css.ts";

export type TileLinkProps = { href: string; title: string; icon?: ReactNode; note?: ReactNode };

/** Named by its title alone; the note describes it. */
export function TileLink({ href, title, icon, note }: TileLinkProps) {
  const id = useId();
  return (
    <Link
      href={href}
      className={styles.tile}
      aria-labelledby={`${id}-title`}
      {...(note ? { "aria-describedby": `${id}-note` } : {})}
    >
      {icon && <span className={styles.mark}>{icon}</span>}
      <span className={styles.words}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {note && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <ChevronIcon className={styles.chevron} />
    </Link>
  );
}

export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
