import busIcon from "lucide/dist/esm/icons/bus.mjs";
import type { ReactNode } from "react";
import * as words from "#words/frame";
import { Link } from "../browser/link.tsx";
import { useFadingEnds, useScrollToCurrent } from "../ui/horizontal-scroll.ts";
import { Icon } from "../ui/icon.tsx";
import { useMinWidth } from "../ui/use-min-width.ts";
import * as styles from "./app-header.css.ts";

export function SkipLink({ to = "content" }: { to?: string }) {
  const skip = (event: { preventDefault: () => void }) => {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a href={`#${to}`} className={styles.skip} onClick={skip}>
      {words.skipToContent}
    </a>
  );
}

export type AppHeaderProps = {
  modules: readonly { title: string; href: string; current?: boolean }[];
  /** The active company, or its switch. */
  company?: ReactNode;
  user: { firstName: string; href: string; onSignOut?: (() => void) | undefined };
  progress?: ReactNode;
  notice?: ReactNode;
};

export function AppHeader({ modules, company, user, progress, notice }: AppHeaderProps) {
  const isOneLine = useMinWidth();
  const links = <ModuleLinks modules={modules} />;
  return (
    <header className={styles.header}>
      {progress}
      <div className={styles.bar}>
        <Link href="/" className={styles.home} aria-label={words.brandAndHome}>
          <Icon of={busIcon} className={styles.mark} />
          <span className={styles.brand}>{words.brand}</span>
        </Link>
        {isOneLine && links}
        {company && <div className={styles.company}>{company}</div>}
        <div className={styles.account}>
          <Link href={user.href} className={styles.user}>
            {user.firstName}
          </Link>
          {user.onSignOut && (
            <button type="button" className={styles.signOut} onClick={user.onSignOut}>
              {words.signOut}
            </button>
          )}
        </div>
        {!isOneLine && links}
      </div>
      {notice}
    </header>
  );
}

function ModuleLinks({ modules }: Pick<AppHeaderProps, "modules">) {
  const nav = useScrollToCurrent(modules.find(({ current }) => current)?.href);
  useFadingEnds(nav);
  return (
    <nav ref={nav} className={styles.modules} aria-label={words.modules}>
      <ul className={styles.moduleList}>
        {modules.map(({ title, href, current }) => (
          <li key={href}>
            <Link href={href} className={styles.module} aria-current={current ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
