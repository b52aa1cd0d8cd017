import type { ReactNode } from "react";
import * as words from "#words/frame";
import { addressOf } from "../modules/address-of.ts";
import type { ModuleEntry } from "../modules/catalogue.ts";
import { isAnswered } from "../modules/row-link.ts";
import { lazyComponent } from "../platform/lazy.tsx";
import { useQuery } from "../platform/query.ts";
import { useCompanies } from "../portal/use-companies.ts";
import { useFeatures } from "../portal/use-features.ts";
import { useIsDayTold } from "../portal/use-today.ts";
import { BackLink } from "../ui/back-link.tsx";
import { LinkList } from "../ui/link-list.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { TileLink, Tiles } from "../ui/tile-link.tsx";
import { place } from "./service-preview.css.ts";

const PreviewDay = lazyComponent("day", "PreviewDay");

export type ServicePreviewProps = {
  entry: ModuleEntry;
  /** What shows the figures of the active company, where the module has a dashboard. */
  dashboardOf: (company: string) => ReactNode;
};

export function ServicePreview({ entry, dashboardOf }: ServicePreviewProps) {
  const { module, title, tiles, screens } = entry;
  const features = useFeatures(module);
  const more = entry.more.filter((one) => isAnswered(one, features));
  const { active, backPath } = useCompanies(module);
  const from = useQuery();
  const isDayTold = useIsDayTold();
  const hasDashboard = screens.some(({ kind }) => kind === "dashboard");
  return (
    <Page>
      <BackLink href={backPath} />
      <PageHeading note={active?.name}>{title}</PageHeading>
      {isDayTold && active && !hasDashboard && (
        <div className={place}>
          <PreviewDay module={module} company={active} />
        </div>
      )}
      <Tiles>
        {tiles.map((tile) => (
          <TileLink key={tile.route} href={addressOf(tile, { from })} title={tile.title} />
        ))}
      </Tiles>
      {more.length > 0 && (
        <LinkList
          title={words.more}
          links={more.map(({ title, route }) => ({ title, route: addressOf({ route }, { from }) }))}
        />
      )}
      {hasDashboard && active && dashboardOf(active.id)}
    </Page>
  );
}
