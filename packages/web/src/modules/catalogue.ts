import { listPath, pathAfterChoosing } from "machines";
import { counterwiseTicketing } from "./counterwise-ticketing.ts";
import { intercity } from "./intercity.ts";
import { intracity } from "./intracity.ts";
import type { ModuleScreens, Tile } from "./module.ts";
import { offlineCounter } from "./offline-counter.ts";
import { supervisor } from "./supervisor.ts";
import { tollPlaza } from "./toll-plaza.ts";
import { water } from "./water.ts";
import { waybill } from "./waybill.ts";

export type ModuleEntry = ModuleScreens & {
  title: string;
  path: string;
  /** Where choosing a company leads. */
  home: string;
  /** The screens that no tile leads to, except those that are about one thing. */
  more: readonly Tile[];
};

/** In the order in which they are shown. */
export const catalogue: readonly ModuleEntry[] = [
  entry("Intracity", intracity),
  entry("Supervisor", supervisor),
  entry("Offline Counter", offlineCounter),
  entry("Toll Plaza", tollPlaza),
  entry("Waybill", waybill),
  entry("Water", water),
  entry("Intercity", intercity),
  entry("Counterwise Ticketing", counterwiseTicketing),
];

function entry(title: string, described: ModuleScreens): ModuleEntry {
  const { module, tiles, screens } = described;
  const home = pathAfterChoosing(module);
  const reached = [home, ...tiles.map(({ route }) => route)];
  const more = screens.filter(({ route }) => !route.includes(":") && !reached.includes(route));
  return { ...described, title, path: listPath(module), home, more };
}
