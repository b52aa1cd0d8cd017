import OtherIcon from "lucide-react/icons/arrow-right-left";
import { navigate } from "../platform/address.ts";
import { Link } from "../platform/link.tsx";
import * as styles from "./other-company.css.ts";
import { useShortcut } from "./use-shortcut.ts";

export type OtherCompanyProps = { name: string; href: string };

/** Back to the company that was looked at before, without the list. */
export function OtherCompany({ name, href }: OtherCompanyProps) {
  const words = `Switch to ${name}`;
  useShortcut("O", () => navigate(href));
  return (
    <Link href={href} className={styles.other} aria-label={words} title={words}>
      <OtherIcon className={styles.icon} />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
