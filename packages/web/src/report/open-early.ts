import { screenAt } from "../modules/address-of.ts";
import { catalogue } from "../modules/catalogue.ts";
import { openReport } from "../portal/open-report.ts";
import type { PortalActor } from "../portal/start-portal.ts";
import { filterIn } from "./filter/filter-in-address.ts";
import { inputOf } from "./filter/input-of.ts";

/** Opens the report of the address as its screen will, so that the first frame has the rows that have come by then. */
export function openEarly(portal: PortalActor) {
  const { active } = portal.getSnapshot().context;
  const query = new URLSearchParams(location.search);
  for (const entry of catalogue) {
    const screen = screenAt(entry, location.pathname);
    const company = active[entry.module]?.id;
    if (screen?.kind !== "report" || screen.needs || !company) continue;
    if ((query.get("company") ?? company) !== company) continue;
    openReport(portal, inputOf(screen, company, filterIn(query, screen, {}, null)));
  }
}
