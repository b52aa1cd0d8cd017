import { destinationOf, knownFrom } from "machines";
import { screenAt } from "../modules/address-of.ts";
import { catalogue } from "../modules/catalogue.ts";
import { openReport } from "../portal/open-report.ts";
import type { PortalActor } from "../portal/start-portal.ts";
import { filterIn } from "./filter/filter-in-address.ts";
import { inputOf } from "./filter/input-of.ts";

/** Opens the report of the address as its screen will, so that the first frame has the rows that have come by then. */
export function openEarly(portal: PortalActor) {
  const { pathname, search } = location;
  const snapshot = portal.getSnapshot();
  const destination = destinationOf(pathname + search, knownFrom(snapshot));
  if (destination.type !== "show") return;
  const entry = catalogue.find(({ module }) => module === destination.module);
  const screen = entry && screenAt(entry, pathname);
  const company = entry && snapshot.context.active[entry.module];
  if (!company || screen?.kind !== "report" || screen.needs) return;
  const filter = filterIn(new URLSearchParams(search), screen, {}, null);
  openReport(portal, inputOf(screen, company.id, filter));
}
