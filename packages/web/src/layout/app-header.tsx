import busIcon from "lucide/dist/esm/icons/bus.mjs";
import openIcon from "lucide/dist/esm/icons/chevron-down.mjs";
import modulesIcon from "lucide/dist/esm/icons/layout-grid.mjs";
import type { ReactNode } from "react";
import * as words from "#words/frame";
import { Link } from "../browser/link.tsx";
import { useFadingEnds, useScrollToCurrent } from "../ui/horizontal-scroll.ts";
import { Icon } from "../ui/icon.tsx";
import { LinkSheet, type SheetLink } from "../ui/overlays/link-sheet.tsx";
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
  modules: readonly SheetLink[];
  /** The active company, or its switch. */
  company?: ReactNode;
  user: { firstName: string; href: string; onSignOut?: (() => void) | undefined };
  progress?: ReactNode;
  notice?: ReactNode;
};

export function AppHeader({ modules, company, user, progress, notice }: AppHeaderProps) {
  const hasRoom = useMinWidth();
  return (
    <header className={styles.header}>
      {progress}
      <div className={styles.bar}>
        <Link href="/" className={styles.home} aria-label={words.brandAndHome}>
          <Icon of={busIcon} className={styles.mark} />
          <span className={styles.brand}>{words.brand}</span>
        </Link>
        {hasRoom ? <ModuleLinks modules={modules} /> : <ModuleMenu modules={modules} />}
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
      </div>
      {notice}
    </header>
  );
}

function ModuleMenu({ modules }: Pick<AppHeaderProps, "modules">) {
  if (modules.length === 0) return null;
  const current = modules.find(({ isCurrent }) => isCurrent);
  return (
    <LinkSheet
      label={words.modules}
      links={modules}
      name={words.modules}
      className={styles.moduleMenu}
    >
      <Icon of={current?.icon ?? modulesIcon} className={styles.moduleIcon} />
      <Icon of={openIcon} className={styles.chevron} />
    </LinkSheet>
  );
}

function ModuleLinks({ modules }: Pick<AppHeaderProps, "modules">) {
  const nav = useScrollToCurrent(modules.find(({ isCurrent }) => isCurrent)?.href);
  useFadingEnds(nav);
  return (
    <nav ref={nav} className={styles.modules} aria-label={words.modules}>
      <ul className={styles.moduleList}>
        {modules.map(({ title, href, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.module}
              aria-current={isCurrent ? "page" : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
