import ClearIcon from "lucide-react/icons/x";
import { useId, useRef } from "react";
import { Link } from "../platform/link.tsx";
import { Button } from "./button.tsx";
import * as styles from "./pinned-links.css.ts";

export type PinnedLinksProps = {
  links: readonly { href: string; title: string; note: string; onUnpin: () => void }[];
};

export function PinnedLinks({ links }: PinnedLinksProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Pinned
      </h2>
      <ul ref={list} className={styles.list}>
        {links.map(({ href, title, note, onUnpin }) => (
          <li key={href} className={styles.item}>
            <Link href={href} className={styles.link}>
              <span className={styles.title}>{title}</span>{" "}
              <span className={styles.note}>{note}</span>
            </Link>
            <Button
              square
              variant="quiet"
              aria-label={`Unpin ${title}, ${note}`}
              title="Unpin"
              onClick={(event) => {
                const others = [...(list.current?.querySelectorAll("button") ?? [])];
                const next = others.find((other) => other !== event.currentTarget);
                // The button goes away with what it unpins.
                (next ?? document.querySelector<HTMLElement>("h1"))?.focus();
                onUnpin();
              }}
            >
              <ClearIcon />
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
