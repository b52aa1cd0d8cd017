import { useEffect, useRef } from "react";
import { Link } from "wouter";
import * as styles from "./app-header.css.ts";
import { BusIcon, SwitchIcon } from "./icon.ts";
import { ProgressBar } from "./progress-bar.tsx";

export type AppHeaderProps = {
  modules: readonly { title: string; href: string; current?: boolean }[];
  /** The active company of the module at hand, and where to change it. */
  company?: { name: string; href: string };
  user: { firstName: string; href: string };
  /** Something is on its way: the bar runs along the top of the page. */
  loading?: boolean;
};

export function AppHeader({ modules, company, user, loading = false }: AppHeaderProps) {
  const list = useRef<HTMLUListElement>(null);
  const here = modules.find(({ current }) => current)?.href;
  useEffect(() => {
    const current = here && list.current?.querySelector("[aria-current]");
    if (current) current.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [here]);

  return (
    <header className={styles.header}>
      {loading && <ProgressBar />}
      <div className={styles.bar}>
        <Link href="/" className={styles.home} aria-label="Home">
          <BusIcon className={styles.mark} />
          <span className={styles.brand}>Partner</span>
        </Link>
        {company && (
          <Link
            href={company.href}
            className={styles.company}
            title={company.name}
            aria-label={`${company.name}, change company`}
          >
            <span className={styles.companyName}>{company.name}</span>
            <SwitchIcon className={styles.chevron} />
          </Link>
        )}
        <Link href={user.href} className={styles.user}>
          {user.firstName}
        </Link>
        <nav className={styles.modules} aria-label="Modules">
          <ul ref={list} className={styles.moduleList}>
            {modules.map(({ title, href, current }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={styles.module}
                  aria-current={current ? "page" : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
