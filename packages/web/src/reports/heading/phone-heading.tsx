import openIcon from "lucide/dist/esm/icons/chevron-down.mjs";
import backIcon from "lucide/dist/esm/icons/chevron-left.mjs";
import type { ReactNode } from "react";
import * as words from "#words/frame";
import { Link } from "../../browser/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Crumb } from "../../ui/layout/breadcrumbs.tsx";
import { LinkSheet } from "../../ui/overlays/link-sheet.tsx";
import * as styles from "./phone-heading.css.ts";
import { type ScreenPathProps, useTabKeys, useWays } from "./screen-path.tsx";

export type PhoneHeadingProps = {
  path: ScreenPathProps;
  /** The title as it is shown. */
  children: ReactNode;
  actions: ReactNode;
};

/** On a phone, the way back, title and actions share a line, and the title opens the other screens of the module. */
export function PhoneHeading({ path, children, actions }: PhoneHeadingProps) {
  const { above, back, tabs } = useWays(path);
  const up: Crumb | undefined = [...above, ...back].at(-1);
  return (
    <div className={styles.line}>
      <nav aria-label={words.breadcrumb}>
        {up?.href && (
          <Link
            href={up.href}
            state={up.state}
            className={styles.back}
            aria-label={up.title}
            title={up.title}
          >
            <Icon of={backIcon} className={styles.backIcon} />
          </Link>
        )}
      </nav>
      <h1 tabIndex={-1} className={styles.title}>
        {tabs ? (
          <Screens label={words.reportsOf(path.entry.title)} tabs={tabs}>
            {children}
          </Screens>
        ) : (
          children
        )}
      </h1>
      {actions}
    </div>
  );
}

type ScreensProps = {
  label: string;
  tabs: NonNullable<ReturnType<typeof useWays>["tabs"]>;
  children: ReactNode;
};

function Screens({ label, tabs, children }: ScreensProps) {
  useTabKeys(tabs);
  return (
    <LinkSheet label={label} links={tabs} className={styles.screens}>
      <span>
        {children}
        <Icon of={openIcon} className={styles.chevron} />
      </span>
    </LinkSheet>
  );
}
