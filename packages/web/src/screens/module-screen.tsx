import { useEffect } from "react";
import { ScreenPath } from "../frame/screen-path.tsx";
import type { ModuleEntry } from "../modules/catalogue.ts";
import type { Screen } from "../modules/module.ts";
import { isAnswered } from "../modules/row-link.ts";
import { useAddress } from "../platform/address.ts";
import { rememberOpened } from "../platform/last-opened.ts";
import { lazyComponent } from "../platform/lazy.tsx";
import { useQuery } from "../platform/query.ts";
import { Redirect } from "../platform/redirect.tsx";
import { usePortalValue } from "../portal/portal-context.ts";
import { useCompanies } from "../portal/use-companies.ts";
import { useFeatures } from "../portal/use-features.ts";
import { ReportScreen } from "../report/report-screen.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { ErrorPage } from "./error.tsx";
import { TollSummary } from "./toll-summary.tsx";

const WhoHasAccess = lazyComponent("account", "WhoHasAccess");

export type ModuleScreenProps = {
  entry: ModuleEntry;
  screen: Screen;
  /** What the path holds for the parameters of the screen's route, not decoded. */
  found: Readonly<Record<string, string | undefined>>;
  /** Where to go without the company of the address. */
  without: string | undefined;
};

export function ModuleScreen({ entry, screen, found, without }: ModuleScreenProps) {
  const { active } = useCompanies(entry.module);
  const along = useQuery();
  const features = useFeatures(entry.module);
  const parameters = isAnswered(screen, features) ? parametersOf(screen.route, found) : null;
  const isShown = without === undefined && active !== null;
  useRememberOpened(entry, isShown && parameters !== null);

  if (!parameters) return <ErrorPage kind="unknown" />;
  if (!isShown) return <Redirect to={without ?? "/"} />;
  if (screen.kind !== "report") {
    return (
      <Page>
        <ScreenPath
          entry={entry}
          screen={screen}
          title={screen.title}
          company={active.id}
          along={along}
        />
        <PageHeading>{screen.title}</PageHeading>
        {screen.kind === "dashboard" ? (
          <TollSummary key={active.id} company={active.id} />
        ) : (
          <WhoHasAccess
            key={active.id}
            module={entry}
            company={active}
            fallback={<SkeletonRows />}
          />
        )}
      </Page>
    );
  }
  return (
    <ReportScreen
      key={active.id}
      entry={entry}
      report={screen}
      company={active}
      parameters={parameters}
    />
  );
}

function useRememberOpened({ module }: ModuleEntry, isShown: boolean) {
  const user = usePortalValue(({ context }) => context.user);
  const { page } = useAddress();
  useEffect(() => {
    if (isShown && user !== null) rememberOpened(user, module, page);
  }, [isShown, user, module, page]);
}

/** Null where an id cannot be decoded. */
function parametersOf(route: string, found: ModuleScreenProps["found"]) {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  try {
    return Object.fromEntries(names.map((name) => [name, decodeURIComponent(found[name] ?? "")]));
  } catch {
    return null;
  }
}
