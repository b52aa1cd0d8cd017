import type { Destination } from "machines";
import { useEffect } from "react";
import { TodayProvider } from "./day/today-provider.tsx";
import { Arrival, type LastPlace } from "./frame/arrival.tsx";
import { Header } from "./frame/header.tsx";
import { ScreenBoundary } from "./frame/screen-boundary.tsx";
import { Shortcuts } from "./frame/shortcuts.tsx";
import { SkipLink } from "./frame/skip-link.tsx";
import { useNumbers } from "./numbers/use-numbers.ts";
import { Activation } from "./portal/activation.tsx";
import { ReportingClockProvider } from "./portal/reporting-clock.tsx";
import { useLoading } from "./portal/use-loading.ts";
import { KeptPlace } from "./report/later/kept-place.tsx";
import { later } from "./report/later/later-door.ts";
import { openEarly } from "./report/open-early.ts";
import { Routes } from "./routes.tsx";
import { AllShortcuts } from "./screens/all-shortcuts.tsx";
import { ErrorPage } from "./screens/error.tsx";
import { overlays } from "./ui/overlays-door.ts";

export { ErrorPage, openEarly };

export type SignedInProps = { path: string; destination: Destination; last: LastPlace };

export function SignedIn({ path, destination, last }: SignedInProps) {
  useNumbers();
  return (
    <ReportingClockProvider>
      <TodayProvider>
        <DoorsSoon />
        <SkipLink />
        <Header
          module={"module" in destination ? destination.module : null}
          isHome={path === "/"}
        />
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

/** Fetches what is behind the doors once nothing else is in flight. Beside the screen, which a request need not draw anew. */
function DoorsSoon() {
  const { isInFlight } = useLoading();
  useEffect(() => {
    if (isInFlight) return;
    const idle = setTimeout(() => {
      // Whoever shows what is missing says so.
      overlays
        .load()
        .then(later.load)
        .then(({ keepShell }) => keepShell())
        .catch(() => {});
    });
    return () => clearTimeout(idle);
  }, [isInFlight]);
  return null;
}
