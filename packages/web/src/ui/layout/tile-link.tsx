import chevronIcon from "lucide/dist/esm/icons/chevron-right.mjs";
import { type ReactNode, useId } from "react";
import * as words from "#words/frame";
import { Link } from "../../browser/link.tsx";
import { Icon } from "../icon.tsx";
import * as styles from "./tile-link.css.ts";

export type TileLinkProps = {
  href: string;
  title: string;
  icon?: ReactNode;
  note?: ReactNode;
  /** A second link, straight to one screen behind the tile. */
  shortcut?: { href: string; title: string };
};

export function TileLink({ href, title, icon, note, shortcut }: TileLinkProps) {
  const id = useId();
  return (
    <div className={styles.tile}>
      <Link
        href={href}
        className={styles.main}
        aria-labelledby={note ? `${id}-title ${id}-note` : `${id}-title`}
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
        <Icon of={chevronIcon} className={styles.chevron} />
      </Link>
      {shortcut && (
        <Link href={shortcut.href} className={styles.shortcut}>
          {words.backTo(shortcut.title)}
        </Link>
      )}
    </div>
  );
}

export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
