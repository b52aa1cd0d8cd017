import { useEffect } from "react";
import * as words from "#words/frame";
import { useActiveCompany } from "../state/use-allowed-companies.ts";
import { Breadcrumbs } from "../ui/layout/breadcrumbs.tsx";
import { EmptyState } from "../ui/layout/empty-state.tsx";
import { Page } from "../ui/layout/page.tsx";
import { PageHeading } from "../ui/layout/page-heading.tsx";
import { Link } from "../ui/link.tsx";
import { homeOf } from "./definitions/address-of.ts";
import type { ModuleEntry } from "./definitions/catalogue.ts";
import { useModules } from "./state/use-modules.ts";

type NotOfferedProps = {
  entry: ModuleEntry;
  title: string;
  /** Replaces a screen that was already shown. */
  takesFocus?: boolean;
};

/** Stands at the address of a screen that the host does not answer, and requests nothing. */
export function NotOffered({ entry, title, takesFocus = false }: NotOfferedProps) {
  const active = useActiveCompany(entry.module);
  const hasPreview = useModules().some(({ module }) => module === entry.module);
  const home = { title: words.home, href: "/" };
  const way = hasPreview ? { title: entry.title, href: homeOf(entry, active) } : home;
  useEffect(() => {
    if (takesFocus) document.querySelector("h1")?.focus();
  }, [takesFocus]);
  return (
    <Page>
      <Breadcrumbs crumbs={[home, ...(hasPreview ? [way] : []), { title }]} />
      <PageHeading>{title}</PageHeading>
      <div role="status">
        <EmptyState
          title={words.notOffered}
          action={
            <Link href={way.href} button="secondary">
              {words.backTo(way.title)}
            </Link>
          }
        />
      </div>
    </Page>
  );
}
