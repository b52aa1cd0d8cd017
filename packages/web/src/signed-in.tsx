import type { Destination } from "machines";
import { useEffect } from "react";
import { lazy } from "./browser/lazy.tsx";
import { ActiveCompany } from "./companies/active-company.tsx";
import { Header } from "./header.tsx";
import { TodayProvider } from "./home/today-provider.tsx";
import { useNumbers } from "./i18n/numbers/use-numbers.ts";
import { SkipLink } from "./layout/app-header.tsx";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { ErrorPage } from "./layout/error-page.tsx";
import { type LastRoute, RouteFocus } from "./layout/route-focus.tsx";
import { openReportOfAddress } from "./reports/state/open-report.ts";
import { useKeepNotRequested } from "./reports/state/use-modules.ts";
import { Routes } from "./routes.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { ActivateCompany } from "./state/choose-company.ts";
import { ReportingClockProvider } from "./state/reporting.tsx";
import { useLoading } from "./state/use-network.ts";

export { ErrorPage, openReportOfAddress };

const ModalDialog = lazy("overlays", "ModalDialog");
const saveScrollPositions = lazy("deferred", "saveScrollPositions");
const keepShell = lazy("deferred", "keepShell");
const restoreScrollPosition = lazy("deferred", "restoreScrollPosition");

export type SignedInProps = { path: string; destination: Destination; last: LastRoute };

export function SignedIn({ path, destination, last }: SignedInProps) {
  useNumbers();
  useKeepNotRequested();
  const module = "module" in destination ? destination.module : null;
  return (
    <ReportingClockProvider>
      <TodayProvider>
        <LoadWhenIdle />
        <SkipLink />
        <Header module={module} isHome={path === "/"} company={<ActiveCompany module={module} />} />
        <Shortcuts />
        <ErrorBoundary resetKey={path}>
          {destination.type === "notFound" ? (
            <ErrorPage kind="unknown" />
          ) : destination.type === "activate" ? (
            <ActivateCompany {...destination} />
          ) : (
            <Routes path={path} destination={destination} />
          )}
          {destination.type !== "activate" && (
            <>
              <RouteFocus route={path} last={last} />
              <ScrollRestoration key={path} />
            </>
          )}
        </ErrorBoundary>
      </TodayProvider>
    </ReportingClockProvider>
  );
}

/** Fetches what every report may need once nothing else is in flight. Apart from the screen, so that a request does not render that again. */
function LoadWhenIdle() {
  const { isInFlight } = useLoading();
  useEffect(() => {
    if (isInFlight) return;
    const idle = setTimeout(() => {
      // What shows the missing part says so.
      Promise.all([keepShell.load(), ModalDialog.load()])
        .then(([keep]) => keep())
        .catch(() => {});
    });
    return () => clearTimeout(idle);
  }, [isInFlight]);
  return null;
}

/** Restores the scroll position of the screen, and saves it again. */
function ScrollRestoration() {
  useEffect(() => {
    const ended = new AbortController();
    restoreScrollPosition.loaded()?.(ended.signal);
    saveScrollPositions.whenLoaded().then((save) => save(ended.signal));
    return () => ended.abort();
  }, []);
  return null;
}
