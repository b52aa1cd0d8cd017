import BackIcon from "lucide-react/icons/arrow-left";
import * as styles from "./back-link.css.ts";
import { Link } from "./link.tsx";

export function BackLink({ href }: { href: string }) {
  return (
    <p className={styles.back}>
      <Link href={href}>
        <BackIcon /> Back
      </Link>
    </p>
  );
}
