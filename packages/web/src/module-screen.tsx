import { isOffered } from "machines/offered";
import { useEffect, useState } from "react";
import { useAddress } from "./browser/address.ts";
import { Redirect } from "./browser/address-provider.tsx";
import { rememberOpened } from "./browser/last-opened.ts";
import { lazyComponent } from "./browser/lazy.tsx";
import { useQuery } from "./browser/query.ts";
import { useCompanies } from "./companies/use-companies.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import type { ModuleEntry } from "./reports/definitions/catalogue.ts";
import type { Screen } from "./reports/definitions/module.ts";
import { isScreenOffered } from "./reports/definitions/offered-modules.ts";
import { PhoneHeading } from "./reports/heading/phone-heading.tsx";
import { PinButton } from "./reports/heading/pin-button.tsx";
import { ScreenPath } from "./reports/heading/screen-path.tsx";
import { NotOffered } from "./reports/not-offered.tsx";
import { ReportScreen } from "./reports/report-screen.tsx";
import { TollSummary } from "./reports/toll/toll-summary.tsx";
import { usePortalValue } from "./state/portal-context.ts";
import { useOffered } from "./state/use-offered.ts";
import { Page } from "./ui/layout/page.tsx";
import { PageHeading } from "./ui/layout/page-heading.tsx";
import { SkeletonRows } from "./ui/layout/skeleton-rows.tsx";
import { useMinWidth } from "./ui/use-min-width.ts";

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
  const query = useQuery();
  const hasRoom = useMinWidth();
  const offered = useOffered();
  const isAnswered = isOffered(screen.operation, offered);
  const [wasAnswered] = useState(isAnswered);
  const parameters = parametersOf(screen.route, found);
  const isShown = without === undefined && active !== null;
  const isAllowed = isScreenOffered(screen, offered, active);
  useRememberOpened(entry, isShown && isAllowed && parameters !== null);

  if (!isAnswered)
    return <NotOffered entry={entry} title={screen.title} takesFocus={wasAnswered} />;
  if (!parameters || (isShown && !isAllowed)) return <ErrorPage kind="unknown" />;
  if (!isShown) return <Redirect to={without ?? "/"} />;
  if (screen.kind !== "report") {
    const path = { entry, screen, title: screen.title, company: active.id, linkQuery: query };
    return (
      <Page dense={!hasRoom}>
        {hasRoom ? (
          <>
            <ScreenPath {...path} />
            <PageHeading>{screen.title}</PageHeading>
          </>
        ) : (
          <PhoneHeading path={path} actions={<PinButton {...path} />}>
            {screen.title}
          </PhoneHeading>
        )}
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
