import { moduleRefusedAt, withCompany } from "machines";
import { home } from "#words/frame";
import { companies as companiesInWords } from "#words/modules";
import * as words from "#words/screens";
import { useAddress } from "../browser/address.ts";
import { lastOpenedBy } from "../browser/last-opened.ts";
import { lazyComponent } from "../browser/lazy.tsx";
import { homeOf, screenAt } from "../reports/definitions/address-of.ts";
import { catalogue } from "../reports/definitions/catalogue.ts";
import { useModules } from "../reports/state/use-modules.ts";
import { usePortalValue } from "../state/portal-context.ts";
import { useActiveCompanies, useAllCompanies } from "../state/use-allowed-companies.ts";
import { useAuthentication } from "../state/use-authentication.ts";
import { useSupportsToday } from "../state/use-today.ts";
import { Icon } from "../ui/icon.tsx";
import { Alert } from "../ui/layout/alert.tsx";
import { EmptyState } from "../ui/layout/empty-state.tsx";
import { Page } from "../ui/layout/page.tsx";
import { PageHeading } from "../ui/layout/page-heading.tsx";
import { ProgressBar } from "../ui/layout/progress-bar.tsx";
import { TileLink, Tiles } from "../ui/layout/tile-link.tsx";
import { moduleIcons } from "../ui/module-icons.ts";
import { KeepHome } from "./keep-home.tsx";
import { PinnedReports } from "./pinned-reports.tsx";

const HomeDay = lazyComponent("day", "HomeDay");
const NewPlaces = lazyComponent("account", "NewPlaces");

export function Home() {
  const tiles = useModuleTiles();
  const supportsToday = useSupportsToday();
  const { newPlaces } = useAuthentication();
  const hasCompany = Object.values(useAllCompanies()).some(({ length }) => length > 0);
  return (
    <Page>
      <PageHeading>{home}</PageHeading>
      {newPlaces.length > 0 && <NewPlaces />}
      <RefusedModule />
      <PinnedReports />
      {tiles.length === 0 && (
        <EmptyState hint={hasCompany ? words.noneOffered : words.noCompanyLinked} />
      )}
      {supportsToday && tiles.length > 0 ? (
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
  return useModules().map((entry) => {
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

/** Why Home is shown instead of a page of a module. */
function RefusedModule() {
  const { page } = useAddress();
  const companies = useAllCompanies();
  const module = moduleRefusedAt(page);
  const entry = catalogue.find((one) => one.module === module);
  if (!entry || companies[entry.module]?.length) return null;
  return <Alert>{words.noCompanyOf(entry.title)}</Alert>;
}
