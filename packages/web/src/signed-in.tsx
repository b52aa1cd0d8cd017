import type { Destination } from "machines";
import { useEffect } from "react";
import { lazy } from "./browser/lazy.tsx";
import { ActiveCompany } from "./companies/active-company.tsx";
import { Header } from "./header.tsx";
import { TodayProvider } from "./home/today-provider.tsx";
import { useNumbers } from "./i18n/numbers/use-numbers.ts";
import { Arrival, type LastPlace } from "./layout/arrival.tsx";
import { ErrorPage } from "./layout/error.tsx";
import { ScreenBoundary } from "./layout/screen-boundary.tsx";
import { SkipLink } from "./layout/skip-link.tsx";
import { openEarly } from "./reports/state/open-report.ts";
import { Routes } from "./routes.tsx";
import { AllShortcuts } from "./shortcuts/all-shortcuts.tsx";
import { Shortcuts } from "./shortcuts/shortcuts.tsx";
import { Activation } from "./state/activation.tsx";
import { ReportingClockProvider } from "./state/reporting-clock.tsx";
import { useLoading } from "./state/use-loading.ts";

export { ErrorPage, openEarly };

const ModalDialog = lazy("overlays", "ModalDialog");
const keepPlaces = lazy("deferred", "keepPlaces");
const keepShell = lazy("deferred", "keepShell");
const leadBack = lazy("deferred", "leadBack");

export type SignedInProps = { path: string; destination: Destination; last: LastPlace };

export function SignedIn({ path, destination, last }: SignedInProps) {
  useNumbers();
  const module = "module" in destination ? destination.module : null;
  return (
    <ReportingClockProvider>
      <TodayProvider>
        <LoadWhenIdle />
        <SkipLink />
        <Header module={module} isHome={path === "/"} company={<ActiveCompany module={module} />} />
        <Shortcuts Help={AllShortcuts} />
        <ScreenBoundary at={path}>
          {destination.type === "notFound" ? (
            <ErrorPage kind="unknown" />
          ) : destination.type === "activate" ? (
            <Activation {...destination} />
          ) : (
            <Routes path={path} destination={destination} />
          )}
          {destination.type !== "activate" && (
            <>
              <Arrival at={path} last={last} />
              <ScrollRestoration key={path} />
            </>
          )}
        </ScreenBoundary>
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
