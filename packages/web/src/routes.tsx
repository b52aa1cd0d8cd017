import type { Destination } from "machines";
import { isOffered } from "machines/offered";
import { joinByInvitation } from "partner-sdk";
import { Route, Switch } from "wouter";
import { lazyComponent } from "./browser/lazy.tsx";
import { CompanyPicker } from "./companies/company-picker.tsx";
import { ServicePreview } from "./companies/service-preview.tsx";
import { Home } from "./home/home.tsx";
import { ErrorPage } from "./layout/error-page.tsx";
import { ModuleScreen } from "./module-screen.tsx";
import { Profile } from "./profile/profile.tsx";
import { catalogue, type ModuleEntry } from "./reports/definitions/catalogue.ts";
import { TollSummary } from "./reports/toll/toll-summary.tsx";
import { useOffered } from "./state/use-offered.ts";

const Invitation = lazyComponent("account", "Invitation");

export type RoutesProps = {
  /** As the browser has it, not decoded. */
  path: string;
  destination: Destination;
};

/** Whether a path may be seen is decided by the machines. */
export function Routes({ path, destination }: RoutesProps) {
  return (
    <Switch location={path}>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/profile">
        <Profile />
      </Route>
      <Route path="/company-preview">
        <CompanyPicker />
      </Route>
      <Route path="/invitation">
        <InvitationRoute />
      </Route>
      <Route path="/error">
        <ErrorPage kind="error" />
      </Route>
      {catalogue.map((entry) => routesOf(entry, { path, destination }))}
      <Route>
        <ErrorPage kind="unknown" />
      </Route>
    </Switch>
  );
}

function routesOf(entry: ModuleEntry, { path, destination }: RoutesProps) {
  const without = destination.type === "choose" ? destination.to : undefined;
  const { module, tiles, screens } = entry;
  return [
    <Route key={entry.path} path={entry.path}>
      <CompanyPicker module={module} />
    </Route>,
    tiles.length > 0 && (
      <Route key={entry.home} path={entry.home}>
        <ServicePreview entry={entry} dashboardOf={dashboardOf} />
      </Route>
    ),
    ...screens.map((screen) => (
      <Route key={screen.route} path={screen.route}>
        {(found) => (
          <ModuleScreen key={path} entry={entry} screen={screen} found={found} without={without} />
        )}
      </Route>
    )),
  ];
}

const dashboardOf = (company: string) => <TollSummary key={company} company={company} />;

/** An invitation for somebody who is signed in, at a host that has them. */
function InvitationRoute() {
  if (!isOffered(joinByInvitation, useOffered())) return <ErrorPage kind="unknown" />;
  return <Invitation />;
}
