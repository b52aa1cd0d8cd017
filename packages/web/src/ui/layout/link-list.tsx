import { useId } from "react";
import { Link } from "../link.tsx";
import * as styles from "./link-list.css.ts";

export type LinkListProps = {
  title: string;
  links: readonly { title: string; route: string }[];
};

export function LinkList({ title, links }: LinkListProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ title, route }) => (
          <li key={route}>
            <Link href={route} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
