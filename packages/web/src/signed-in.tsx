import type { Destination } from "machines";
import { useEffect } from "react";
import { TodayProvider } from "./day/today-provider.tsx";
import { ActiveCompany } from "./frame/active-company.tsx";
import { Arrival, type LastPlace } from "./frame/arrival.tsx";
import { Header } from "./frame/header.tsx";
import { ScreenBoundary } from "./frame/screen-boundary.tsx";
import { Shortcuts } from "./frame/shortcuts.tsx";
import { SkipLink } from "./frame/skip-link.tsx";
import { useNumbers } from "./numbers/use-numbers.ts";
import { lazy } from "./platform/lazy.tsx";
import { Activation } from "./portal/activation.tsx";
import { ReportingClockProvider } from "./portal/reporting-clock.tsx";
import { useLoading } from "./portal/use-loading.ts";
import { KeptPlace } from "./report/later/kept-place.tsx";
import { openEarly } from "./report/state/open-report.ts";
import { Routes } from "./routes.tsx";
import { AllShortcuts } from "./screens/all-shortcuts.tsx";
import { ErrorPage } from "./screens/error.tsx";

export { ErrorPage, openEarly };

const ModalDialog = lazy("overlays", "ModalDialog");
const keepShell = lazy("deferred", "keepShell");

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
              <KeptPlace key={path} />
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
