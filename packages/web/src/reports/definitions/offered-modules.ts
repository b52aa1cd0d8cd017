import { isOffered, type Offered } from "machines/offered";
import type { CompaniesByModule } from "machines/session/session";
import { type Company, listAccess, listReadings, type Module } from "partner-sdk";
import { catalogue, type ModuleEntry } from "./catalogue.ts";
import type { Screen, Tile } from "./module.ts";

type ShownBy = Pick<Screen, "operation">;
type Active = Company | null | undefined;

const forAdministrators: readonly unknown[] = [listReadings.feature, listAccess.feature];

/** Whether a host answers it to administrators of a company alone. */
export const isForAdministrators = ({ operation: { feature } }: ShownBy) =>
  forAdministrators.includes(feature);

/** Whether the user may see a screen of a company, and the host answers it. */
export function isScreenOffered(screen: ShownBy, offered: Offered, company: Active): boolean {
  const isAllowed = company?.role === "administrator" || !isForAdministrators(screen);
  return isAllowed && isOffered(screen.operation, offered);
}

/** A module with those of its screens that are offered, and the ways to them. */
export function offeredModule(entry: ModuleEntry, offered: Offered, company: Active): ModuleEntry {
  const screens = entry.screens.filter((screen) => isScreenOffered(screen, offered, company));
  const isThere = ({ route }: Tile) => screens.some((screen) => screen.route === route);
  const { tiles, more } = entry;
  return { ...entry, screens, tiles: tiles.filter(isThere), more: more.filter(isThere) };
}

/** Whether anything leads on from the first page of a module, or stands there. */
export const hasScreens = ({ screens }: ModuleEntry) =>
  screens.some(({ route }) => !route.includes(":"));

/** The modules with a company that the host answers something about. */
export function offeredModules(
  offered: Offered,
  companies: CompaniesByModule,
  active: Readonly<Partial<Record<Module, Active>>>,
): readonly ModuleEntry[] {
  return catalogue.flatMap((entry) => {
    const { module } = entry;
    const isAny = companies[module]?.some((one) => hasScreens(offeredModule(entry, offered, one)));
    return isAny ? [offeredModule(entry, offered, active[module])] : [];
  });
}
