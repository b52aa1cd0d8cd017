import type { Destination } from "machines";
import { Suspense } from "react";
import { Arrival, type LastPlace } from "./frame/arrival.tsx";
import { Header } from "./frame/header.tsx";
import { ScreenBoundary } from "./frame/screen-boundary.tsx";
import { SkipLink } from "./frame/skip-link.tsx";
import { whenWanted } from "./platform/when-wanted.tsx";
import { ReportingClockProvider } from "./portal/reporting-clock.tsx";
import { Routes } from "./routes.tsx";
import ErrorPage from "./screens/error.tsx";
import { Page } from "./ui/page.tsx";
import { SkeletonRows } from "./ui/skeleton-rows.tsx";

const Shortcuts = whenWanted("shortcuts", () => import("./frame/shortcuts.tsx"));

export type SignedInProps = { path: string; destination: Destination; last: LastPlace };

export default function SignedIn({ path, destination, last }: SignedInProps) {
  const without = destination.type === "choose" ? destination.to : "/";
  const loading = (
    <Page>
      <SkeletonRows />
    </Page>
  );
  return (
    <ReportingClockProvider>
      <SkipLink />
      <Header module={"module" in destination ? destination.module : null} isHome={path === "/"} />
      <ScreenBoundary at="" instead={null}>
        <Shortcuts />
      </ScreenBoundary>
      <ScreenBoundary at={path}>
        <Suspense fallback={loading}>
          {destination.type === "notFound" ? (
            <ErrorPage kind="unknown" />
          ) : (
            <Routes path={path} without={without} />
          )}
          <Arrival at={path} last={last} />
        </Suspense>
      </ScreenBoundary>
    </ReportingClockProvider>
  );
}
