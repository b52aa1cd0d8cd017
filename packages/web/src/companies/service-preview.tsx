import type { ReactNode } from "react";
import * as words from "#words/frame";
import { lazyComponent } from "../browser/lazy.tsx";
import { useQuery } from "../browser/query.ts";
import { addressOf } from "../reports/definitions/address-of.ts";
import type { ModuleEntry } from "../reports/definitions/catalogue.ts";
import { hasScreens } from "../reports/definitions/offered-modules.ts";
import { NotOffered } from "../reports/not-offered.tsx";
import { useOfferedModule } from "../reports/state/use-modules.ts";
import { useSupportsToday } from "../state/use-today.ts";
import { LinkList } from "../ui/layout/link-list.tsx";
import { Page } from "../ui/layout/page.tsx";
import { BackLink, PageHeading } from "../ui/layout/page-heading.tsx";
import { TileLink, Tiles } from "../ui/layout/tile-link.tsx";
import { place } from "./service-preview.css.ts";
import { useCompanies } from "./use-companies.ts";

const PreviewDay = lazyComponent("day", "PreviewDay");

export type ServicePreviewProps = {
  entry: ModuleEntry;
  /** What shows the figures of the active company, where the module has a dashboard. */
  dashboardOf: (company: string) => ReactNode;
};

export function ServicePreview({ entry, dashboardOf }: ServicePreviewProps) {
  const offered = useOfferedModule(entry);
  const { module, title, tiles, screens, more } = offered;
  const { active, backPath } = useCompanies(module);
  const from = useQuery();
  const supportsToday = useSupportsToday();
  const hasDashboard = screens.some(({ kind }) => kind === "dashboard");
  if (!hasScreens(offered)) return <NotOffered entry={entry} title={title} />;
  return (
    <Page>
      <BackLink href={backPath} />
      <PageHeading note={active?.name}>{title}</PageHeading>
      {supportsToday && active && !hasDashboard && (
        <div className={place}>
          <PreviewDay module={module} company={active} />
        </div>
      )}
      <Tiles>
        {tiles.map((tile) => (
          <TileLink key={tile.route} href={addressOf(tile, { query: from })} title={tile.title} />
        ))}
      </Tiles>
      {more.length > 0 && (
        <LinkList
          title={words.more}
          links={more.map(({ title, route }) => ({
            title,
            route: addressOf({ route }, { query: from }),
          }))}
        />
      )}
      {hasDashboard && active && dashboardOf(active.id)}
    </Page>
  );
}
