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
import { openEarly } from "./reports/state/open-report.ts";
import { Routes } from "./routes.tsx";
import { Shortcuts } from "./shortcuts/shortcuts.tsx";
import { ActivateCompany } from "./state/choose-company.ts";
import { ReportingClockProvider } from "./state/reporting.tsx";
import { useLoading } from "./state/use-network.ts";

export { ErrorPage, openEarly };

const ModalDialog = lazy("overlays", "ModalDialog");
const keepPlaces = lazy("deferred", "keepPlaces");
const keepShell = lazy("deferred", "keepShell");
const leadBack = lazy("deferred", "leadBack");

export type SignedInProps = { path: string; destination: Destination; last: LastRoute };

export function SignedIn({ path, destination, last }: SignedInProps) {
  useNumbers();
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

/** Fetches what every report may need once nothing else is in flight. Beside the screen, which a request need not draw again. */
function LoadWhenIdle() {
  const { isInFlight } = useLoading();
  useEffect(() => {
    if (isInFlight) return;
    const idle = setTimeout(() => {
      // Whoever shows what is missing says so.
      ModalDialog.load()
        .then(keepShell.load)
        .then((keep) => keep())
        .catch(() => {});
    });
    return () => clearTimeout(idle);
  }, [isInFlight]);
  return null;
}

/** Leads back to where the screen was left, and keeps where it is left again. */
function ScrollRestoration() {
  useEffect(() => {
    const ended = new AbortController();
    leadBack.loaded()?.(ended.signal);
    keepPlaces.whenLoaded().then((keep) => keep(ended.signal));
    return () => ended.abort();
  }, []);
  return null;
}
