import type { ModuleEntry } from "../modules/catalogue.ts";
import { useCompanies } from "../portal/use-companies.ts";
import { TollSummary } from "../toll/toll-summary.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { LinkList } from "../ui/link-list.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { TileLink, Tiles } from "../ui/tile-link.tsx";

export function ServicePreview({ entry }: { entry: ModuleEntry }) {
  const { module, title, tiles, more, screens } = entry;
  const { active, backPath } = useCompanies(module);
  const hasDashboard = screens.some(({ kind }) => kind === "dashboard");
  return (
    <Page>
      <BackLink href={backPath} />
      <PageHeading note={active?.name}>{title}</PageHeading>
      <Tiles>
        {tiles.map((tile) => (
          <TileLink key={tile.route} href={tile.route} title={tile.title} />
        ))}
      </Tiles>
      {more.length > 0 && <LinkList title="More" links={more} />}
      {hasDashboard && active && <TollSummary key={active.id} company={active.id} />}
    </Page>
  );
}
