import backIcon from "lucide/dist/esm/icons/arrow-left.mjs";
import * as words from "#words/frame";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import * as styles from "./back-link.css.ts";

export function BackLink({ href }: { href: string }) {
  return (
    <p className={styles.back}>
      <Link href={href}>
        <Icon of={backIcon} /> {words.back}
      </Link>
    </p>
  );
}
