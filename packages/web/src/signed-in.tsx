import type { Destination } from "machines";
import { lazy, type ReactNode, Suspense } from "react";
import { AppHeader } from "./frame/app-header.tsx";
import { Arrival, type LastPlace } from "./frame/arrival.tsx";
import { ConnectionLine } from "./frame/connection-line.tsx";
import { Progress } from "./frame/progress.tsx";
import { ScreenBoundary } from "./frame/screen-boundary.tsx";
import { SkipLink } from "./frame/skip-link.tsx";
import { catalogue } from "./modules/catalogue.ts";
import { type Place, placeOf } from "./modules/routes.ts";
import { withStyles } from "./platform/styles.ts";
import { whenWanted } from "./platform/when-wanted.tsx";
import { useAuthentication } from "./portal/use-authentication.ts";
import { useActiveCompanies, useAllCompanies } from "./portal/use-companies.ts";
import { CompanyPicker } from "./screens/company-picker.tsx";
import ErrorPage from "./screens/error.tsx";
import { Home } from "./screens/home.tsx";
import { ModuleScreen } from "./screens/module-screen.tsx";
import { ServicePreview } from "./screens/service-preview.tsx";
import { Page } from "./ui/page.tsx";
import { SkeletonRows } from "./ui/skeleton-rows.tsx";

const Profile = lazy(() => withStyles("profile", import("./screens/profile.tsx")));
const Shortcuts = whenWanted("shortcuts", () => import("./frame/shortcuts.tsx"));

/** The frame around every screen of someone who is signed in. */
export default function SignedIn({
  path,
  destination,
  last,
}: {
  path: string;
  destination: Destination;
  last: LastPlace;
}) {
  const place: Place = destination.type === "notFound" ? { kind: "unknown" } : placeOf(path);
  const without = destination.type === "choose" ? destination.to : "/";
  return (
    <>
      <SkipLink />
      <Header place={place} />
      <ScreenBoundary at="" instead={null}>
        <Shortcuts />
      </ScreenBoundary>
      <ScreenBoundary at={path}>
        <Suspense
          fallback={
            <Page>
              <SkeletonRows />
            </Page>
          }
        >
          {screenAt(place, path, without)}
          <Arrival at={path} last={last} />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}

function screenAt(place: Place, path: string, without: string): ReactNode {
  switch (place.kind) {
    case "home":
      return <Home />;
    case "profile":
      return <Profile />;
    case "company-preview":
    case "companies":
      return <CompanyPicker {...("entry" in place && { module: place.entry.module })} />;
    case "service-preview":
      return <ServicePreview entry={place.entry} />;
    case "screen":
      return <ModuleScreen key={path} entry={place.entry} path={path} without={without} />;
    default:
      return <ErrorPage kind={place.kind === "error" ? "error" : "unknown"} />;
  }
}

function Header({ place }: { place: Place }) {
  const { user } = useAuthentication();
  const companies = useAllCompanies();
  const active = useActiveCompanies();
  const here = "entry" in place ? place.entry : undefined;
  const company = here && active[here.module];
  const allowed = catalogue.filter(({ module }) => companies[module]?.length);
  return (
    <AppHeader
      progress={<Progress />}
      notice={<ConnectionLine />}
      // Home lists the modules itself.
      modules={(place.kind === "home" ? [] : allowed).map((entry) => ({
        title: entry.title,
        href: active[entry.module] ? entry.home : entry.path,
        current: entry === here,
      }))}
      {...(here && company && { company: { name: company.name, href: here.path } })}
      user={{ firstName: user?.name.trim().split(/\s+/)[0] || "Profile", href: "/profile" }}
    />
  );
}
