import { withCompany } from "machines";
import { home } from "#words/frame";
import { companies as companiesInWords } from "#words/modules";
import * as words from "#words/screens";
import { homeOf, screenAt } from "../modules/address-of.ts";
import { catalogue } from "../modules/catalogue.ts";
import { lastOpenedBy } from "../platform/last-opened.ts";
import { lazyComponent } from "../platform/lazy.tsx";
import { usePortalValue } from "../portal/portal-context.ts";
import { useActiveCompanies, useAllCompanies } from "../portal/use-allowed-companies.ts";
import { useAuthentication } from "../portal/use-authentication.ts";
import { useIsDayTold } from "../portal/use-today.ts";
import { KeepHome } from "../report/later/keep-home.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { moduleIcons } from "../ui/module-icons.ts";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { TileLink, Tiles } from "../ui/tile-link.tsx";
import { PinnedReports } from "./pinned-reports.tsx";
import { RefusedModule } from "./refused-module.tsx";

const HomeDay = lazyComponent("day", "HomeDay");
const NewPlaces = lazyComponent("account", "NewPlaces");

export function Home() {
  const tiles = useModuleTiles();
  const isDayTold = useIsDayTold();
  const { newPlaces } = useAuthentication();
  return (
    <Page>
      <PageHeading>{home}</PageHeading>
      {newPlaces.length > 0 && <NewPlaces />}
      <RefusedModule />
      <PinnedReports />
      {tiles.length === 0 && <EmptyState hint={words.noCompanyLinked} />}
      {isDayTold && tiles.length > 0 ? (
        <HomeDay tiles={tiles} fallback={<ProgressBar />} />
      ) : (
        <Tiles>
          <KeepHome />
          {tiles.map(({ module, ...tile }) => (
            <TileLink key={module} {...tile} />
          ))}
        </Tiles>
      )}
    </Page>
  );
}

/** The modules that the user has a company for. */
function useModuleTiles() {
  const user = usePortalValue(({ context }) => context.user);
  const companies = useAllCompanies();
  const active = useActiveCompanies();
  const opened = lastOpenedBy(user);
  const allowed = catalogue.filter(({ module }) => companies[module]?.length);
  return allowed.map((entry) => {
    const { module, title } = entry;
    const company = active[module];
    const path = company && opened[module];
    // An earlier release kept more than the path.
    const last = path && screenAt(entry, `${path}`.replace(/\?.*/s, ""));
    const count = companies[module]?.length ?? 0;
    return {
      module,
      href: homeOf(entry, company),
      title,
      icon: <Icon of={moduleIcons[module]} />,
      note: company?.name ?? companiesInWords(count),
      ...(last && {
        shortcut: { href: withCompany(path, company.id), title: last.title },
      }),
    };
  });
}
