import { useEffect } from "react";
import { Redirect, useSearch } from "wouter";
import type { ModuleEntry } from "../modules/catalogue.ts";
import { bare, screenAt } from "../modules/routes.ts";
import { rememberOpened } from "../platform/last-opened.ts";
import { usePortalValue } from "../portal/portal-context.ts";
import { useCompanies } from "../portal/use-companies.ts";
import { ReportView } from "../report/report-screen.tsx";
import { TollSummary } from "../toll/toll-summary.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import ErrorPage from "./error.tsx";

export type ModuleScreenProps = {
  entry: ModuleEntry;
  path: string;
  /** Where someone without an active company goes instead. */
  without: string;
};

/** A module's report, list or dashboard, for the active company. */
export function ModuleScreen({ entry, path, without }: ModuleScreenProps) {
  const found = screenAt(path, entry);
  const { active } = useCompanies(entry.module);
  const user = usePortalValue(({ context }) => context.user);
  const { module } = entry;
  const title = found?.screen.title;
  const search = useSearch();
  const here = search ? `${path}?${search}` : path;
  useEffect(() => {
    if (title && active && user !== null) rememberOpened(user, module, { path: here, title });
  }, [title, active, user, module, here]);

  if (!found) return <ErrorPage kind="unknown" />;
  if (!active) return <Redirect to={without} replace />;
  const { screen, parameters } = found;
  const crumbs = (
    <Breadcrumbs
      crumbs={[
        { title: "Home", href: "/" },
        { title: entry.title, href: entry.home === bare(path) ? entry.path : entry.home },
        { title: screen.title },
      ]}
    />
  );
  if (screen.kind === "dashboard") {
    return (
      <Page>
        {crumbs}
        <PageHeading>{screen.title}</PageHeading>
        <TollSummary key={active.id} company={active.id} />
      </Page>
    );
  }
  return (
    <ReportView
      key={active.id}
      report={screen}
      company={active}
      parameters={parameters}
      crumbs={crumbs}
    />
  );
}
