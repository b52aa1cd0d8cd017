import clearIcon from "lucide/dist/esm/icons/x.mjs";
import { useId } from "react";
import * as words from "#words/frame";
import { Link } from "../../browser/link.tsx";
import { Button } from "../button.tsx";
import { focusNextItem } from "../focus-next-item.ts";
import { Icon } from "../icon.tsx";
import * as styles from "./pinned-links.css.ts";

export type PinnedLinksProps = {
  links: readonly { href: string; title: string; note: string; onUnpin: () => void }[];
};

export function PinnedLinks({ links }: PinnedLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {words.pinned}
      </h2>
      <ul className={styles.list}>
        {links.map(({ href, title, note, onUnpin }) => (
          <li key={href} className={styles.item}>
            <Link href={href} className={styles.link}>
              <span className={styles.title}>{title}</span>{" "}
              <span className={styles.note}>{note}</span>
            </Link>
            <Button
              square
              variant="quiet"
              aria-label={words.unpinOne(title, note)}
              title={words.unpin}
              onClick={(event) => {
                focusNextItem(event.currentTarget);
                onUnpin();
              }}
            >
              <Icon of={clearIcon} />
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
