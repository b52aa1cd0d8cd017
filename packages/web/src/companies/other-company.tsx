import otherIcon from "lucide/dist/esm/icons/arrow-right-left.mjs";
import * as words from "#words/frame";
import { navigate } from "../browser/address.ts";
import { Link } from "../browser/link.tsx";
import { rowsAlong } from "../browser/table-in-history.ts";
import { useShortcut } from "../browser/use-shortcut.ts";
import { Icon } from "../ui/icon.tsx";
import * as styles from "./other-company.css.ts";

export type OtherCompanyProps = { name: string; href: string };

/** Back to the company that was looked at before, without the list. */
export function OtherCompany({ name, href }: OtherCompanyProps) {
  const label = words.switchTo(name);
  const along = () => rowsAlong(href);
  useShortcut("O", () => navigate(href, { state: along() }));
  return (
    <Link href={href} state={along} className={styles.other} aria-label={label} title={label}>
      <Icon of={otherIcon} className={styles.icon} />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
