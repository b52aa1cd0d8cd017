import { use, useEffect } from "react";
import { useSearch } from "wouter";
import type { ModuleEntry } from "../modules/catalogue.ts";
import { screensOf } from "../modules/loaded.ts";
import { bare, screenAt } from "../modules/routes.ts";
import { rememberOpened } from "../portal/last-opened.ts";
import { usePortalValue } from "../portal/portal-context.ts";
import { useCompanies } from "../portal/use-companies.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import ErrorPage from "./error.tsx";
import { ReportView } from "./report.tsx";
import TollSummary from "./toll-summary.tsx";

/** A module's report, list or dashboard, for the active company. */
export default function ModuleScreen({ entry, path }: { entry: ModuleEntry; path: string }) {
  const found = screenAt(path, use(screensOf(entry)));
  const { active } = useCompanies(entry.module);
  const user = usePortalValue(({ context }) => context.user);
  const { module } = entry;
  const title = found?.screen.title;
  const search = useSearch();
  const here = search ? `${path}?${search}` : path;
  useEffect(() => {
    if (title && user !== null) rememberOpened(user, module, { path: here, title });
  }, [title, user, module, here]);

  if (!found) return <ErrorPage kind="unknown" />;
  if (!active) return null;
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
